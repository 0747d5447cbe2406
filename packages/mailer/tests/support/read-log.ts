import { onTestFinished, vi } from 'vitest';

export type Logged = { level: string; event: string; [field: string]: unknown };

/** What the mailer logs until the test ends, without the times. */
export function readLog(): Logged[] {
  const logged: Logged[] = [];
  const written = vi.spyOn(console, 'error').mockImplementation((line) => {
    const { time: _, ...entry } = JSON.parse(String(line)) as Logged;
    logged.push(entry);
  });
  onTestFinished(() => written.mockRestore());
  return logged;
}

import { onTestFinished, vi } from 'vitest';

export type Logged = { level: string; event: string; [field: string]: unknown };

/** What the server logs until the test ends, without the times. */
export function readLog(): Logged[] {
  const logged: Logged[] = [];
  const written = vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    const { time: _, ...entry } = JSON.parse(String(line)) as Logged;
    return logged.push(entry) > 0;
  });
  onTestFinished(() => written.mockRestore());
  return logged;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs ffmpeg, feeding it frames when there are any; throws with its own words when it fails. */
export async function runFfmpeg(
  args: readonly string[],
  frames?: Iterable<Uint8ClampedArray>,
): Promise<void> {
  const ffmpeg = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'pipe'],
  });
  let words = '';
  ffmpeg.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const closed = once(ffmpeg, 'close') as Promise<[number | null]>;
  if (frames !== undefined) {
    for (const frame of frames) {
      if (!ffmpeg.stdin.write(frame)) await Promise.race([once(ffmpeg.stdin, 'drain'), closed]);
    }
  }
  ffmpeg.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ${args.join(' ')}: ${words}`);
}

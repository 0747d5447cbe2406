import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A mobile connection: round trip in milliseconds, throughputs in kilobits a second (bits a millisecond). */
export type Network = {
  name: string;
  rttMs: number;
  downKbps: number;
  upKbps: number;
  /** Slow by the browser's own emulation: no handshakes, no first window. */
  isEmulated?: boolean;
};

const SEGMENT_BYTES = 1460;
const FIRST_WINDOW_SEGMENTS = 10;
/** How late a timer may be without the line losing throughput over it. */
const TIMER_SLACK_MS = 10;

/**
 * Hands `visit` the port of a connection as slow as `network` in front of a local one: one line shared by all that passes, a
 * handshake of one round trip, and TCP's slow start from ten segments. The browser's own emulation delays each request alone,
 * without handshakes and without a first window, and so tells nothing of what a page that fits in that window gains.
 */
export async function overSlowLink<Result>(
  toPort: number,
  network: Network,
  visit: (port: number) => Promise<Result>,
): Promise<Result> {
  if (network.isEmulated) return visit(toPort);
  const [down, up] = [createLine(network.downKbps), createLine(network.upKbps)];
  const delayMs = network.rttMs / 2;
  const sockets = new Set<Socket>();
  const link = createServer((visitor) => {
    const host = connect(toPort, '127.0.0.1');
    for (const socket of [visitor, host]) {
      sockets.add(socket.setNoDelay());
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    void pause(network.rttMs).then(() => carry(visitor, host, { line: up, delayMs }));
    void carry(host, visitor, { line: down, delayMs });
  });
  await new Promise<void>((resolve) => link.listen(0, '127.0.0.1', resolve));
  return visit((link.address() as AddressInfo).port).finally(() => {
    link.close();
    for (const socket of sockets) socket.destroy();
  });
}

type Line = (bytes: number) => Promise<void>;

/** Resolves when the bytes have left; connections that wait take turns, a segment each. */
function createLine(kbps: number): Line {
  let freeAtMs = 0;
  return async (bytes) => {
    freeAtMs = Math.max(freeAtMs, performance.now() - TIMER_SLACK_MS) + (bytes * 8) / kbps;
    await pause(Math.max(0, freeAtMs - performance.now()));
  };
}

async function carry(from: Socket, to: Socket, { line, delayMs }: { line: Line; delayMs: number }) {
  const window = createWindow();
  try {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      for (let start = 0; start < chunk.length; start += SEGMENT_BYTES) {
        const segment = chunk.subarray(start, start + SEGMENT_BYTES);
        await window.take(segment.length);
        await line(segment.length);
        setTimeout(() => to.write(segment), delayMs);
        setTimeout(() => window.acknowledge(segment.length), 2 * delayMs);
      }
    }
    setTimeout(() => to.end(), delayMs);
  } catch {
    to.destroy();
  }
}

/** What may be under way unacknowledged: it grows by what arrives, as TCP does before its first loss. */
function createWindow() {
  let room = FIRST_WINDOW_SEGMENTS * SEGMENT_BYTES;
  let proceed: (() => void) | undefined;
  return {
    async take(bytes: number) {
      while (room < bytes) await new Promise<void>((resolve) => (proceed = resolve));
      room -= bytes;
    },
    acknowledge(bytes: number) {
      room += 2 * bytes;
      proceed?.();
    },
  };
}

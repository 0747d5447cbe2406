import { statSync } from 'node:fs';
import { errorCode, log } from '../log';

/** What `read` makes of files, anew once one of them was changed or replaced; what was read before stays where that fails. */
export function follow<Value>(paths: readonly string[], read: () => Value): () => Value {
  const stats = () => paths.map((path) => statSync(path, { throwIfNoEntry: false }));
  const look = () => String(stats().map((file) => [file?.ino, file?.mtimeMs]));
  let seen = look();
  let value = read();
  return () => {
    const now = look();
    try {
      if (now !== seen) value = read();
    } catch (error) {
      log('warn', 'change-refused', { cause: errorCode(error) });
    }
    seen = now;
    return value;
  };
}

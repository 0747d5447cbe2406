import type { ContentFault } from '@/lib/rules/fault';

export type Faults = Iterable<ContentFault>;

/** Reports faults of a file of `content/`; all its fields begin with `start`. */
export function faultsIn(file: string, start = '') {
  return (field: string, message: string, remedy: string): ContentFault => {
    return { file: `content/${file}`, field: start + field, message, remedy };
  };
}

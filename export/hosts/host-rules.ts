import { mailerPath, mailerUrl } from '@/lib/mailer/config';
import { knownPaths } from '@/lib/known-paths';
import { listMoves, type Move } from '@/lib/hosting/moves';
import { headerPolicy } from '@/lib/hosting/policy';

/** All that a host must know of this site; the headers of its files are in `lib/hosting/headers.ts`. */
export type HostRules = {
  /** Canonical addresses of the pages. */
  pages: readonly string[];
  moves: readonly Move[];
  /** Content policy of each page, as a header says it, by the path of its file. */
  policies: readonly (readonly [file: string, policy: string])[];
  /** Path of the mailer to hand on to the embedded host, where the forms post to this site. */
  mailerPath: string | undefined;
};

/** Gathers the rules of the site, given the policy of each page. */
export function gatherRules(policies: ReadonlyMap<string, string>): HostRules {
  return {
    pages: knownPaths(),
    moves: listMoves(),
    policies: [...policies].map(([file, policy]) => [file, headerPolicy(policy)] as const),
    mailerPath: mailerUrl() === mailerPath ? mailerPath : undefined,
  };
}

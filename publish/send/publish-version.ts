import type { Remote } from './remote';
import { sendVersion } from './send-version';

type Steps = {
  /** Shell command on the server: tests its configuration and has it read again. */
  reload: string;
  /** Whether the site that is served now may stay. */
  isGood: () => Promise<boolean>;
  say: (line: string) => void;
};

/** Versions left on the server, the one that is served included. */
const KEPT_VERSIONS = 5;

/** Tests and reloads nginx or Caddy, whichever runs there; the other hosts read the folder by themselves. */
export const RELOAD = `s=; [ "$(id -u)" = 0 ] || s="sudo -n"; if pidof nginx >/dev/null; then $s nginx -t && $s nginx -s reload; elif pidof caddy >/dev/null; then $s caddy reload --config /etc/caddy/Caddyfile; fi`;

/**
 * Sends a version, has the server switch to it, and looks at what it serves; whatever fails, the version of before is
 * served again. Returns whether the new one stayed.
 */
export async function publishVersion(
  out: string,
  remote: Remote,
  { reload, isGood, say }: Steps,
): Promise<boolean> {
  const { run, folder } = remote;
  const name = new Date().toISOString().replace(/\.\d+/, '').replace(/:/g, '-');
  const before = (await run(`readlink ${folder}/actuel || true`)).trim();
  say(`${await sendVersion(out, remote, name)} fichiers envoyés dans ${folder}/versions/${name}`);
  try {
    await run(`${switchTo(folder, `versions/${name}`)}; ${reload}`);
    if (await isGood()) {
      await run(
        `cd ${folder}/versions; ls -1 | sort -r | tail -n +${KEPT_VERSIONS + 1} | xargs -r rm -rf --`,
      );
      return true;
    }
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
  await run(before ? `${switchTo(folder, before)}; ${reload}` : `rm ${folder}/actuel`);
  await run(`rm -rf ${folder}/versions/${name}`);
  say(
    before
      ? `La version d’avant est de nouveau servie (${before}).`
      : 'Rien n’est servi : il n’y avait rien avant.',
  );
  return false;
}

/** In one step: whoever asks meanwhile gets the one or the other. */
function switchTo(folder: string, version: string): string {
  return `ln -sfn ${version} ${folder}/suivant; mv -T ${folder}/suivant ${folder}/actuel`;
}

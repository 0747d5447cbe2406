import type { Remote } from './remote';

type Steps = {
  /** Shell command on the server: tests its configuration and has it read again. */
  reload: string;
  /** Whether the site that is served now may stay. */
  isGood: () => Promise<boolean>;
  say: (line: string) => void;
};

/** Names that change with their content: what a page opened before the switch may still ask for is not removed. */
const KEPT = ['/_next/static/', '/media/'];

/** Versions left on the server, the one that is served included. */
const KEPT_VERSIONS = 5;

/** Tests and reloads nginx or Caddy, whichever runs there; the other hosts read the folder by themselves. */
export const RELOAD = `s=; [ "$(id -u)" = 0 ] || s="sudo -n"; if pidof nginx >/dev/null; then $s nginx -t && $s nginx -s reload; elif pidof caddy >/dev/null; then $s caddy reload --config /etc/caddy/Caddyfile; fi`;

/** Sends a version, has it served and looks at it; whatever fails, the one of before is served again. Returns whether it stayed. */
export async function publishVersion(out: string, { run, send, folder }: Remote, steps: Steps) {
  const { reload, isGood, say } = steps;
  const name = new Date().toISOString().replace(/\.\d+/, '').replace(/:/g, '-');
  const before = (await run(`readlink ${folder}/actuel || true`)).trim();
  const version = `${folder}/versions/${name}`;
  // Unchanged files are links to those of the version that is served. The date of the first page tells the embedded
  // host that others changed: it always travels.
  await run(
    `mkdir -p ${folder}/versions; test ! -e ${version}; if [ -e ${folder}/actuel ]; then cp -al ${folder}/actuel/. ${version}; rm -f ${version}/index.html; else mkdir ${version}; fi`,
  );
  const options = ['-rpc', '--chmod=D755,F644', '--delete', ...KEPT.map((path) => `--filter=P ${path}***`)];
  const sent = await send(out, version, options);
  say(`${sent.length} fichiers envoyés dans ${version}`);
  try {
    await run(`${switchTo(folder, `versions/${name}`)}; ${reload}`);
    if (await isGood()) {
      const oldest = `ls -1 | sort -r | tail -n +${KEPT_VERSIONS + 1}`;
      await run(`cd ${folder}/versions; ${oldest} | xargs -r rm -rf --`);
      return true;
    }
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
  await run(before ? `${switchTo(folder, before)}; ${reload}` : `rm ${folder}/actuel`);
  await run(`rm -rf ${version}`);
  const again = `La version d’avant est de nouveau servie (${before}).`;
  say(before ? again : 'Rien n’est servi : il n’y avait rien avant.');
  return false;
}

/** In one step: whoever asks meanwhile gets the one or the other. */
function switchTo(folder: string, version: string): string {
  return `ln -sfn ${version} ${folder}/suivant; mv -T ${folder}/suivant ${folder}/actuel`;
}

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSample } from './articles';

export const [one, two, three, broken] = ['1', '2', '3', 'b'].map(
  (digit) => `sha256:${digit.repeat(64)}`,
) as [...[string, string, string, string]];

/**
 * Stands for the server's docker: `up` takes what is there or asks the registry, which a file `down` shuts; the broken image
 * never answers its probe. What runs is told in `running`, what was pulled lies in `images`.
 */
const DOCKER = `#!/usr/bin/env bash
touch images
case "$1 $2" in
  'compose up')
    . ./.env
    if ! grep -qxF "$DIGEST" images; then [[ ! -e down ]] || exit 18; echo "$DIGEST" >> images; fi
    echo "$DIGEST" > running; [[ "$DIGEST" != ${broken} ]] ;;
  'compose run')
    . ./.env; echo "$DIGEST" >> migrated
    # A tool that finds in its table what the image does not hold refuses, as knex does.
    [[ ! -e badmigration ]] && [[ "$(sort -u migrated | wc -l)" == "$(wc -l < migrated)" ]] ;;
  'compose pull') . ./.env; [[ ! -e down ]] && echo "$DIGEST" >> images ;;
  'image ls') cat images ;;
  'image rm') [[ "$3" == *"@$(cat running)" ]] && exit 1; sed -i "/^\${3#*@}$/d" images ;;
  *) exit 9 ;;
esac
`;

export type Server = ReturnType<typeof makeServer>;

/** A server with the scripts of the article, gone once the story is told. */
export function onServer(story: (server: Server) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  try {
    story(makeServer(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function makeServer(folder: string) {
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, HOME: folder };
  function install(name: string, script: string) {
    writeFileSync(join(folder, name), script);
    chmodSync(join(folder, name), 0o755);
  }
  install('docker', DOCKER);
  install('flock', '#!/usr/bin/env bash\n');
  for (const name of ['deploy.sh', 'rollback.sh'])
    install(name, readSample(`ci-cd/${name}`).replaceAll('/srv/app', folder));
  return {
    install,
    /** Cuts the server off from the registry. */
    losesRegistry: () => writeFileSync(join(folder, 'down'), ''),
    /** Makes the next migrations fail. */
    cannotMigrate: () => writeFileSync(join(folder, 'badmigration'), ''),
    bash: (args: string[], more = {}) =>
      spawnSync('bash', args, { cwd: folder, env: { ...env, ...more } }).status,
    run: (script: string, ...given: string[]) =>
      spawnSync('bash', [join(folder, script), ...given], { env }).status,
    /** The lines of a file of the server. */
    left(name: string): string[] {
      const path = join(folder, name);
      return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
    },
  };
}

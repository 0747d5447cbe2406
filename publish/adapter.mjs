import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

/** What Next says of a build to whoever makes Next: its experiments, the routes that `npm run controler` knows. */
const DULL = /Experiments \(use|globalNotFound|Route \(app\)|^\W*[┌├└│○●]/;

const load = () => tsImport('./build.ts', import.meta.url);

/**
 * What `next build` does besides: it checks the content and makes its pictures first, and makes of the export what goes
 * online. https://nextjs.org/docs/app/api-reference/adapters
 *
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'publish',
  async modifyConfig(config, { phase }) {
    const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
    // The workers of a build load the configuration too.
    if ((isDevelopment || phase === PHASE_PRODUCTION_BUILD) && !process.env.BUILD_PREPARED) {
      process.env.BUILD_PREPARED = '1';
      const write = process.stdout.write.bind(process.stdout);
      process.stdout.write = (text, ...others) => DULL.test(String(text)) || write(text, ...others);
      await (await load()).prepareBuild(isDevelopment);
    }
    return config;
  },
  async onBuildComplete() {
    await (await load()).finishBuild('out');
  },
};

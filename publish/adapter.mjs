import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

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
      await (await load()).prepareBuild(isDevelopment);
    }
    return config;
  },
  async onBuildComplete() {
    await (await load()).finishBuild('out');
  },
};

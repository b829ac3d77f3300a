import { defineModule } from '../../platform/module.ts';
import { assetBinPoller } from './bin.ts';
import { avifPoller } from './make-avifs.ts';
import { mediaRoutes } from './routes.ts';

/** Files of a website: pictures in all sizes, audio, video, documents. */
export const mediaModule = defineModule({
  name: 'media',
  routes: mediaRoutes,
  pollers: (platform) => [
    assetBinPoller(platform),
    ...(platform.config.avif === false ? [] : [avifPoller(platform)]),
  ],
  reservedPaths: { whole: ['media'] },
});

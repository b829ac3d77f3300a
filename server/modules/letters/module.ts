import { defineModule } from '../../platform/module.ts';
import { archiveRoutes } from './archive-routes.ts';
import { letterList } from './letter-list.ts';
import { letterMailSamples } from './mail-samples.ts';
import { ownerRoutes } from './owner-routes.ts';
import { letterPersonalData } from './personal-data.ts';
import { readerRoutes } from './reader-routes.ts';
import { letterErasingPoller, letterPoller } from './write-letters.ts';

/** Letters to the audience: written by owners, sent in the background to each person once, read on the site. */
export const lettersModule = defineModule({
  name: 'letters',
  reservedPaths: { whole: ['site-letters'] },
  routes: [...ownerRoutes, ...readerRoutes, ...archiveRoutes],
  pollers: (platform) => [letterPoller(platform), letterErasingPoller(platform)],
  lists: [letterList],
  mailSamples: letterMailSamples,
  personalData: letterPersonalData,
});

import { defineModule } from '../../platform/module.ts';
import { fileErasingPoller } from './erase-files.ts';
import { formErasingPoller } from './erase.ts';
import { formFileRoutes } from './file-routes.ts';
import { followUpPoller } from './follow-up.ts';
import { historyRoutes } from './history-routes.ts';
import { formMailSamples } from './mail-samples.ts';
import { ownerFormRoutes } from './owner-routes.ts';
import { formPageRoutes } from './page-routes.tsx';
import { submissionPersonalData } from './personal-data.ts';
import { formRoutes } from './routes.ts';
import { submissionList } from './submission-list.ts';
import { submissionsBulk } from './submissions-bulk.ts';
import { unreadSubmissions } from './unread-submissions.ts';

/** Forms of pages: their questions in versions, what visitors send, spam, and the mails that follow. */
export const formsModule = defineModule({
  name: 'forms',
  reservedPaths: { whole: ['site-forms'] },
  routes: [...formRoutes, ...formFileRoutes, ...formPageRoutes, ...ownerFormRoutes, ...historyRoutes],
  pollers: (platform) => [followUpPoller(platform), formErasingPoller(platform), fileErasingPoller(platform)],
  lists: [submissionList],
  bulk: [submissionsBulk],
  waiting: [unreadSubmissions],
  mailSamples: formMailSamples,
  personalData: submissionPersonalData,
});

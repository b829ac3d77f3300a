import * as calls from '@vitrine/contracts/mail.ts';
import { fail, ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { dismissFailedMails, restoreDismissedMails, retryFailedMails } from './failed-mails-repository.ts';

/** What an owner does with mails that failed. */
export const failedMailRoutes: readonly Route[] = [
  route(calls.retryMails, {
    handler: async ({ platform, site: { websiteId }, body }) => {
      const now = new Date(platform.clock.now());
      const ids = await platform.db.transaction((tx) => retryFailedMails(tx, websiteId, body.ids, now));
      return ids.length === 0 ? fail('MAILS_NOT_FAILED') : ok({ ids: [...ids] });
    },
  }),
  route(calls.dismissMails, {
    handler: async ({ platform, site: { websiteId }, body }) => {
      const ids = await platform.db.transaction((tx) => dismissFailedMails(tx, websiteId, body.ids));
      return ids.length === 0 ? fail('MAILS_NOT_FAILED') : ok({ ids: [...ids] });
    },
  }),
  route(calls.restoreMails, {
    handler: async ({ platform, site: { websiteId }, body }) => {
      const ids = await platform.db.transaction((tx) => restoreDismissedMails(tx, websiteId, body.ids));
      return ok({ ids: [...ids] });
    },
  }),
];

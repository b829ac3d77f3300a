import * as calls from '@vitrine/contracts/mail.ts';
import { fail, ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { findMail, listMails } from './repository.ts';

/** The owner's view of the outbox. */
export const mailRoutes: readonly Route[] = [
  route(calls.listMails, {
    handler: async ({ platform, site, query: { status, before } }) => {
      const limit = calls.MAILS_PER_PAGE + 1;
      const found = await listMails(platform.db, site.websiteId, { status, before, limit });
      const mails = found.slice(0, calls.MAILS_PER_PAGE);
      return ok({
        mails,
        nextBefore: found.length > mails.length ? (mails.at(-1)?.id ?? null) : null,
        smtp: platform.config.smtpUrl !== null,
      });
    },
  }),
  route(calls.getMail, {
    handler: async ({ platform, site, params }) => {
      const mail = await findMail(platform.db, site.websiteId, params.id);
      return mail === null ? fail('MAIL_NOT_FOUND') : ok(mail);
    },
  }),
];

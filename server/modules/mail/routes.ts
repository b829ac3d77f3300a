import * as calls from '@vitrine/contracts/mail.ts';
import { fail, ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { startBulk } from '../bulk/index.ts';
import { hasMailServer } from './mail-delivery.ts';
import { exportMailRows, mailList } from './mail-list.ts';
import { findMail } from './repository.ts';

/** The owner's view of the outbox. */
export const mailRoutes: readonly Route[] = [
  route(calls.listMails, {
    handler: ({ platform, site, query }) => mailList.page(platform, site, query),
  }),
  route(calls.countMails, {
    handler: async ({ platform, site, query }) => ok(await mailList.count(platform, site, query)),
  }),
  route(calls.exportMails, {
    handler: ({ platform, site, query, reply }) => exportMailRows(platform, site, query, reply),
  }),
  route(calls.exportSelectedMails, {
    handler: ({ platform, site, query, body, reply }) =>
      exportMailRows(platform, site, { ...query, ...body }, reply),
  }),
  route(calls.changeMails, {
    handler: ({ platform, site, owner, body }) =>
      startBulk(platform, site, { ...body, list: 'mails', accountId: owner.accountId }),
  }),
  route(calls.getMailSending, {
    handler: async ({ platform, site }) => ok({ smtp: await hasMailServer(platform, site.websiteId) }),
  }),
  route(calls.getMail, {
    handler: async ({ platform, site, params }) => {
      const mail = await findMail(platform.db, site.websiteId, params.id);
      return mail === null ? fail('MAIL_NOT_FOUND') : ok(mail);
    },
  }),
];

import * as calls from '@vitrine/contracts/mail-words.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { changeMailWords, listWrittenMails, viewMailWords } from './mail-words.ts';
import { sendTestMail, tryMail } from './try-mail.ts';

/** Examples that a website's owners send to themselves. */
const testLimit = { name: 'test-mails', points: 20, seconds: 60 * 60 };

/** What a website's mails say, and examples of them. */
export const mailWordsRoutes: readonly Route[] = [
  route(calls.listMailWords, {
    handler: async ({ platform, site }) =>
      ok(await listWrittenMails(platform, site.websiteId, site.settings.language)),
  }),
  route(calls.getMailWords, {
    handler: ({ platform, site, params, query }) =>
      viewMailWords(platform, site.websiteId, { ...params, ...query }),
  }),
  route(calls.putMailWords, {
    handler: ({ platform, site, params, body }) =>
      changeMailWords(platform, site.websiteId, { ...params, ...body }),
  }),
  route(calls.tryMail, {
    handler: ({ platform, site, body }) => tryMail(platform, site, body),
  }),
  route(calls.sendTestMail, {
    limit: testLimit,
    handler: ({ platform, site, owner, body }) => sendTestMail(platform, site, owner, body),
  }),
];

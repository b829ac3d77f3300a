import { listMailsQuery, mailParams, MAILS_PER_PAGE, type MailList } from '@vitrine/contracts/mail.ts';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseParams, parseQuery } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMail, listMails } from './repository.ts';

/** The owner's view of the outbox. Everything under /api/admin is behind the owner guard already. */
export function mailRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/api/admin/mails', async (request, reply) => {
    const query = parseQuery(listMailsQuery, request);
    if (!query.ok) return sendFailure(reply, query.error);
    const found = await listMails(platform.db, request.site.websiteId, {
      status: query.value.status,
      before: query.value.before,
      most: MAILS_PER_PAGE + 1,
    });
    const mails = found.slice(0, MAILS_PER_PAGE);
    const answer: MailList = {
      mails,
      nextBefore: found.length > mails.length ? (mails.at(-1)?.id ?? null) : null,
      smtp: platform.config.smtpUrl !== null,
    };
    return reply.send(answer);
  });

  app.get('/api/admin/mails/:id', async (request, reply) => {
    const params = parseParams(mailParams, request);
    if (!params.ok) return sendFailure(reply, { code: 'MAIL_NOT_FOUND' });
    const mail = await findMail(platform.db, request.site.websiteId, params.value.id);
    return mail === null ? sendFailure(reply, { code: 'MAIL_NOT_FOUND' }) : reply.send(mail);
  });
}

import type { MailKind } from '@vitrine/contracts/mail.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { sendFailure } from '../../platform/http/failures.ts';
import { parseParams, parseQuery } from '../../platform/http/parse.ts';
import type { Platform } from '../../platform/platform.ts';
import { mailSamples } from './samples.ts';

const params = z.object({ kind: z.string().max(40) });
const query = z.object({ form: z.enum(['html', 'text']).default('html') });

/** A mail's own styles stand in its elements; scripts, pictures and forms have no place in it. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * The owner's previews of every mail the shop sends, with made-up data: GET /api/admin/mails/previews lists the kinds
 * with their subjects, GET …/{kind}?form=html|text shows one as its reader would see it. Page type 301 of the
 * specification. Everything under /api/admin is behind the owner guard already. spec: site-platform 1
 */
export function mailPreviewRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/api/admin/mails/previews', (request, reply) =>
    reply.header('cache-control', 'no-store').send({
      previews: Object.entries(mailSamples).map(([kind, write]) => ({
        kind,
        subject: write(request.site, platform.clock.now()).subject,
      })),
    }),
  );

  app.get('/api/admin/mails/previews/:kind', (request, reply) => {
    const named = parseParams(params, request);
    const asked = parseQuery(query, request);
    const write = named.ok && isKind(named.value.kind) ? mailSamples[named.value.kind] : undefined;
    if (write === undefined || !asked.ok) return sendFailure(reply, { code: 'MAIL_NOT_FOUND' });
    const mail = write(request.site, platform.clock.now());
    const isText = asked.value.form === 'text';
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', mailPolicy)
      .type(isText ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8')
      .send(isText ? mail.bodyText : mail.bodyHtml);
  });
}

function isKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailSamples, kind);
}

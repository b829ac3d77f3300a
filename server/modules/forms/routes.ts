import * as calls from '@vitrine/contracts/site-forms.ts';
import type { SentForm } from '@vitrine/contracts/site-forms.ts';
import { parseAnswers } from '@vitrine/domain/custom-form/check-answers.ts';
import { fail, ok } from '@vitrine/domain/result.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CRUMB_COOKIE } from '../../platform/http/crumb.ts';
import { otherWrites } from '../../platform/http/limits.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type CallLimit, countCall, type RateLimit } from '../../platform/rate-limits/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { noteArrival } from './arrivals.ts';
import { issueKey } from './keys.ts';
import { checkSent, findAskedForm, saveSubmission } from './save-submission.ts';
import { findSentFiles, refuseUsed } from './sent-files.ts';
import type { SubmittedPage } from './tables.ts';

/** Keys of one visitor: each opened form asks for one. */
const keyLimit: CallLimit = { name: 'form-keys', points: 60, seconds: 60, addressPoints: 600 };
/** Forms that one visitor sends in a while, refused ones too; an office behind one address may send more. */
export const sendLimit: CallLimit = { name: 'forms', points: 20, seconds: 60, addressPoints: 60 };
/** Submissions of one form from one address. */
const perForm: RateLimit = { points: 30, seconds: 600 };

/** Bytes of a form: some words of far too many are answered by their field rather than by a bare refusal. */
export const SENT_BYTES = 1024 * 1024;

/** Identifies who sends a form, as far as a server can know. */
export function visitorOf(request: FastifyRequest): string {
  return request.cookies[CRUMB_COOKIE]?.slice(0, 64) ?? request.ip;
}

/** Whether an address has sent a form too often; the response then says when it may again. */
export async function isFlooded(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  formId: string,
): Promise<boolean> {
  const { websiteId } = request.site;
  const call = { websiteId, name: `form ${formId.slice(0, 40).toLowerCase()}`, address: request.ip };
  const wait = await countCall(platform, call, perForm);
  if (wait > 0) void reply.header('retry-after', String(wait));
  return wait > 0;
}

const pageOf = (sent: SentForm): SubmittedPage => ({
  title: sent.pageTitle,
  path: sent.pagePath,
  pageId: sent.pageId,
  contentSource: sent.contentSource,
  queryString: sent.queryString,
  referrer: sent.referrer,
  locale: sent.website_locale,
});

/** Forms as calls of a page's script. spec: site-platform 7 */
export const formRoutes: readonly Route[] = [
  route(calls.getFormSubmissionKey, {
    limit: keyLimit,
    handler: async ({ platform, site }) => ok({ key: await issueKey(platform, site.websiteId) }),
  }),
  route(calls.saveFormSubmission, {
    limit: [otherWrites, sendLimit],
    bodyLimit: SENT_BYTES,
    handler: async ({ platform, request, reply, site, body }) => {
      noteArrival(platform);
      if (await isFlooded(platform, request, reply, body.formId)) return fail('RATE_LIMITED');
      const answers = parseAnswers(body.form);
      if (answers === null) return fail('FORM_FIELDS_UNREADABLE');
      return saveSubmission(platform, site, {
        formId: body.formId,
        version: body.formVersion ?? null,
        answers,
        key: body.key,
        captchaKey: body.captchaKey,
        isTrapped: body.website !== '',
        sender: visitorOf(request),
        address: request.ip,
        page: pageOf(body),
      });
    },
  }),
  route(calls.validateForm, {
    limit: otherWrites,
    bodyLimit: SENT_BYTES,
    handler: async ({ platform, site, params, body }) => {
      const form = await findAskedForm(platform, site, params.formId);
      if (!form.ok) return form;
      const checked = checkSent(form.value, body, site.locale);
      if (!checked.ok) return checked;
      const files = await findSentFiles(platform, site, form.value, checked.value);
      if (!files.ok) return files;
      const used = refuseUsed(files.value, site.locale);
      return used ?? ok({ isValid: true as const });
    },
  }),
];

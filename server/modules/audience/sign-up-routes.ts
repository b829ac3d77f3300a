import { errorMessage } from '@vitrine/contracts/errors.ts';
import * as calls from '@vitrine/contracts/newsletter.ts';
import { MAX_CONSENT_PAGE } from '@vitrine/domain/audience/audience-limits.ts';
import { newsletterAction } from '@vitrine/domain/audience/newsletter-action.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { mailingListText } from '@vitrine/domain/text/mailing-list.ts';
import { newsletterFormText } from '@vitrine/domain/text/newsletter-form.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { pageRoute, type Route, route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CallLimit } from '../../platform/rate-limits/index.ts';
import { checkCaptcha } from '../captcha/index.ts';
import { linkToShop, sendOneButtonPage } from '../pages/index.ts';
import type { Site } from '../websites/index.ts';
import { SIGN_UP, THANKS } from './paths.ts';
import { readAddress, signUpForNewsletter, type SignUpFailure } from './sign-up.ts';

const limit: CallLimit = { name: 'newsletter', points: 20, seconds: 60 };
/** A form without JavaScript has no captcha token; it has a lower limit and a honeypot field instead. */
const formLimit: CallLimit = { name: 'newsletter-form', points: 10, seconds: 60, addressPoints: 40 };
const thanksLimit: CallLimit = { name: 'newsletter-thanks', points: 60, seconds: 60 };

/** The newsletter form, as a call with a captcha's token and as a plain form. spec: site-platform 3, 4, 8 */
export const signUpRoutes: readonly Route[] = [
  route(calls.signUpForNewsletter, {
    limit,
    handler: async ({ platform, request, site, body }) => {
      const email = readAddress(body.email);
      if (!email.ok) return email;
      const person = await checkCaptcha(platform, site, {
        token: body.recaptchaEnterpriseV3Token,
        action: newsletterAction(body.inPopup),
        address: request.ip,
      });
      return person.ok ? signUpForNewsletter(platform, site, body) : person;
    },
  }),
  pageRoute({
    method: 'POST',
    path: SIGN_UP,
    auth: 'visitor',
    limit: [limit, formLimit],
    body: calls.newsletterForm,
    invalid: ({ platform, site, reply }) =>
      sendForm(platform, site, reply, null, 'NEWSLETTER_NOT_CONFIGURED'),
    handler: async ({ platform, request, reply, site, body: posted }) => {
      const body = { ...posted, page: posted.page === '' ? pageOf(request) : posted.page };
      // A bot gets the same answer as a person.
      const done =
        body.website === ''
          ? await signUpForNewsletter(platform, site, body)
          : ({ ok: true, value: { confirm: false } } as const);
      if (!done.ok) return sendForm(platform, site, reply, body, done.error.code);
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${THANKS}?confirm=${done.value.confirm ? 'yes' : 'no'}`, 303);
    },
  }),
  pageRoute({
    method: 'GET',
    path: THANKS,
    auth: 'visitor',
    query: z.object({ confirm: z.enum(['yes', 'no']) }),
    limit: thanksLimit,
    handler: ({ platform, site, reply, query }) => {
      const form = newsletterFormText(site.locale);
      const text = mailingListText(site.locale);
      return sendOneButtonPage(
        platform,
        site,
        reply,
        {
          title: fillText(text.formTitle, { shop: site.title }),
          sentence: query.confirm === 'yes' ? form.confirmSent : form.signedUp,
          formHtml: linkToShop(text.toShop),
        },
        200,
      );
    },
  }),
];

/** The path of the page that a form was posted from, as the browser says; '' where it does not. */
function pageOf({ headers }: FastifyRequest): string {
  try {
    return new URL(headers.referer ?? '').pathname.slice(0, MAX_CONSENT_PAGE);
  } catch {
    return '';
  }
}

const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** The form again, with what was typed and what is wrong with it; without a list, the sentence alone. */
function sendForm(
  platform: Platform,
  site: Site,
  reply: FastifyReply,
  typed: z.output<typeof calls.newsletterForm> | null,
  code: SignUpFailure,
): Promise<FastifyReply> {
  const form = newsletterFormText(site.locale);
  const text = mailingListText(site.locale);
  const problem = errorMessage({ code }, site.locale);
  const canTryAgain = typed !== null && code !== 'NEWSLETTER_NOT_CONFIGURED';
  const formHtml = canTryAgain
    ? `<form method="post" action="${SIGN_UP}" novalidate>${hidden('listId', typed.listId)}${hidden('words', typed.words)}${hidden('page', typed.page)}<p class="field"><label class="field__label" for="newsletter-email">${escapeHtml(form.emailLabel)}</label><input class="field__input" id="newsletter-email" type="text" inputmode="email" autocomplete="email" name="email" maxlength="256" value="${escapeHtml(typed.email)}" aria-invalid="true" aria-describedby="newsletter-error" autofocus></p><p class="field__error" id="newsletter-error" role="alert">${escapeHtml(problem)}</p><button class="button button--primary" type="submit">${escapeHtml(form.submit)}</button></form>`
    : linkToShop(text.toShop);
  return sendOneButtonPage(
    platform,
    site,
    reply,
    {
      title: fillText(text.formTitle, { shop: site.title }),
      sentence: canTryAgain ? text.formAgain : problem,
      formHtml,
    },
    canTryAgain ? 422 : 404,
  );
}

import { inLocale } from '@vitrine/blocks/locale.ts';
import { SiteFormPage, SiteFormThanks } from '@vitrine/blocks/views/site-form/site-form-page.render.tsx';
import { type ErrorCode, errorCatalogue, errorMessage } from '@vitrine/contracts/errors.ts';
import { postedForm } from '@vitrine/contracts/site-forms.ts';
import type { CustomFormAnswers, CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import { answerInputName, hiddenValue, postedAnswers } from '@vitrine/domain/custom-form/posted-answers.ts';
import { submissionProblem } from '@vitrine/domain/form/submission-problem.ts';
import type { Failure } from '@vitrine/domain/result.ts';
import { asciiAddress } from '@vitrine/domain/text/ascii-address.ts';
import { formsText } from '@vitrine/domain/text/forms.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import * as z from 'zod';
import { crumbProblemOfParts } from '../../platform/http/crumb.ts';
import { respondWithFailure } from '../../platform/http/failures.ts';
import { otherWrites } from '../../platform/http/limits.ts';
import { parse } from '../../platform/http/parse.ts';
import { pageRoute, type Route } from '../../platform/http/route.ts';
import { codePolicyOf } from '../../platform/http/site-policy.ts';
import { readSavedForm, redirectToForm } from '../../platform/saved-forms/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { renderSystemPage, sendSystemPage } from '../pages/index.ts';
import { noteArrival } from './arrivals.ts';
import { isFlooded, SENT_BYTES, sendLimit, visitorOf } from './routes.ts';
import { UPLOAD_TIME } from './file-routes.ts';
import { postedLimits, readPostedForm } from './read-posted-form.ts';
import { checkSent, findAskedForm, saveSubmission, thanksOf } from './save-submission.ts';
import { keptFiles } from './sent-files.ts';
import type { AskedForm } from './sent-repository.ts';
import type { SubmittedPage } from './tables.ts';
import { viewForm } from './view-forms.ts';

/** Page type code: a page. spec: site-platform 2 */
const PAGE_TYPE = 10;

const formParams = z.object({ formId: z.uuid() });
const pathOf = (formId: string): string => `/site-forms/${formId}`;

type Posted = Readonly<Record<string, string | readonly string[]>>;

/** What is shown again of a refused form. */
interface RefusedForm {
  readonly posted: Posted;
  readonly failure: Failure<ErrorCode>;
  /** The version of the form that was filled in. */
  readonly version: number;
  /** The page that the form stood on; '' for none. */
  readonly pagePath: string;
}

/**
 * Forms without JavaScript: the form posts and leads to a page that says it was sent, or back to the form with all
 * answers and the same words as with a script. There is no captcha, since it needs one. Nothing is cached.
 * spec: site-platform 4, 8
 */
export const formPageRoutes: readonly Route[] = [
  // The form by itself, and again after it was refused.
  pageRoute({
    method: 'GET',
    path: '/site-forms/:formId',
    auth: 'visitor',
    params: formParams,
    handler: async ({ platform, request, reply, site, params }) => {
      const refused = await readSavedForm<RefusedForm>(platform, request);
      const form = await findAskedForm(platform, site, params.formId, refused?.version ?? null);
      if (!form.ok) return notFound(reply);
      return sendForm(platform, request, reply, form.value, refused);
    },
  }),

  pageRoute({
    method: 'GET',
    path: '/site-forms/:formId/sent',
    auth: 'visitor',
    params: formParams,
    query: z.object({ from: z.string().max(2000).default('') }),
    handler: async ({ platform, reply, site, params, query }) => {
      const form = await findAskedForm(platform, site, params.formId);
      if (!form.ok) return notFound(reply);
      const thanks = thanksOf(form.value.settings, site.locale);
      const backUrl = isOwnPath(query.from) ? query.from : '/';
      if (thanks.submissionHTML !== '')
        void reply.header('content-security-policy', codePolicyOf(platform, site));
      const title = formsText(site.locale).sentTitle;
      const html = renderToStaticMarkup(
        inLocale(site.locale, <SiteFormThanks title={title} backUrl={backUrl} {...thanks} />),
      );
      return sendSystemPage(
        reply,
        await renderSystemPage(platform, site, {
          name: 'comment',
          title,
          pageType: PAGE_TYPE,
          context: { comment: { html } },
        }),
      );
    },
  }),

  pageRoute({
    method: 'POST',
    path: '/site-forms/:formId',
    auth: 'visitor',
    limit: [otherWrites, sendLimit],
    bodyLimit: SENT_BYTES,
    rateRefusal: (request, reply) => refuseWithoutForm(request, reply, 'RATE_LIMITED'),
    bodyTime: UPLOAD_TIME,
    form: postedLimits,
    // A form with files may come from a cached page: it is checked before its body is read.
    crumb: 'handler',
    params: formParams,
    handler: async ({ platform, request, reply, site, params: { formId } }) => {
      const problem = crumbProblemOfParts(request, platform.config);
      if (problem !== null) return refuseWithoutForm(request, reply, problem);
      noteArrival(platform);
      const isTooMuch = await isFlooded(platform, request, reply, formId);
      const read = await readPostedForm(platform, request, reply, { formId, isFlooded: isTooMuch });
      if (!read.ok) return refuseWithoutForm(request, reply, read.error.code);
      const { form, faults, isCrowded } = read.value;
      const body = parse(postedForm, read.value.body);
      const posted: Posted = body.ok ? withHidden(form.fields, body.value, request) : {};
      const page = pageOf(request, site.settings.language, textOf(posted['pagePath']));
      const refuse = async (failure: Failure<ErrorCode>): Promise<FastifyReply> => {
        const { version } = form;
        const refused: RefusedForm = { posted: withoutCrumb(posted), failure, version, pagePath: page.path };
        if (await redirectToForm(platform, request, reply, pathOf(formId), refused)) return reply;
        return sendForm(platform, request, reply, form, refused);
      };
      if (!body.ok) return refuse({ code: 'FORM_FIELDS_UNREADABLE' });
      if (isTooMuch || isCrowded) return refuse({ code: 'RATE_LIMITED' });
      if (Object.keys(faults).length > 0) {
        const checked = checkSent(form, postedAnswers(form, posted), site.locale);
        const others = checked.ok ? {} : (checked.error.fields ?? {});
        return refuse({ code: 'FORM_ANSWERS_INVALID', fields: { ...others, ...faults } });
      }
      const saved = await saveSubmission(platform, site, {
        formId,
        version: form.version,
        answers: postedAnswers(form, posted),
        key: null,
        captchaKey: '',
        isTrapped: textOf(posted['website']) !== '',
        sender: visitorOf(request),
        address: request.ip,
        page,
      });
      if (!saved.ok) return refuse(saved.error);
      const { successRedirect } = saved.value;
      // A browser refuses to be led from a form to another site: the page that says it was sent has a link.
      const target = isOwnPath(successRedirect)
        ? successRedirect
        : `${pathOf(formId)}/sent?from=${encodeURIComponent(page.path)}`;
      return reply.header('cache-control', 'no-store').redirect(asciiAddress(target), 303);
    },
  }),
];

/** On a page of its own: before the form was read, or where it is gone. */
function refuseWithoutForm(request: FastifyRequest, reply: FastifyReply, code: ErrorCode): FastifyReply {
  const { locale } = request.site;
  const message = errorMessage({ code }, locale);
  return respondWithFailure(request, reply, { code }, submissionProblem({ code, message }, locale));
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** A path of this website: not another host disguised as one. */
const isOwnPath = (address: string): boolean => /^\/(?![/\\])\P{Cc}*$/u.test(address);

const textOf = (value: string | readonly string[] | undefined): string =>
  typeof value === 'string' ? value : (value?.at(-1) ?? '');

/** The proof of origin is not shown again: the page gets its own. */
const withoutCrumb = (posted: Posted): Posted =>
  Object.fromEntries(Object.entries(posted).filter(([name]) => name !== 'crumb'));

/** A page is cached whatever its query is: hidden fields get theirs from the address that the browser names. */
function withHidden(fields: readonly CustomFormField[], posted: Posted, request: FastifyRequest): Posted {
  const query = refererOf(request)?.searchParams;
  if (query === undefined) return posted;
  const hidden = fields
    .filter(({ type, queryName }) => type === 'hidden' && queryName !== undefined && query.has(queryName))
    .map((field) => [answerInputName(field.id), hiddenValue(field, (name) => query.get(name))] as const);
  return { ...posted, ...Object.fromEntries(hidden) };
}

function refererOf(request: FastifyRequest): URL | null {
  const { referer } = request.headers;
  return referer !== undefined && URL.canParse(referer) ? new URL(referer) : null;
}

/** `first` is the page that a form was first sent from, when it is sent again by itself. */
function pageOf(request: FastifyRequest, language: string, first: string): SubmittedPage {
  const from = refererOf(request);
  const isByItself = from === null || from.pathname.startsWith('/site-forms/');
  const path = isByItself ? (isOwnPath(first) ? first : '') : from.pathname;
  return {
    title: '',
    path: path.slice(0, 2000),
    pageId: '',
    contentSource: '',
    queryString: (from?.search ?? '').slice(0, 2000),
    referrer: '',
    locale: language,
  };
}

async function sendForm(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
  form: AskedForm,
  refused: RefusedForm | null,
): Promise<FastifyReply> {
  const { site } = request;
  const { locale } = site;
  const failure = refused?.failure ?? null;
  const problem =
    failure === null
      ? ''
      : submissionProblem({ code: failure.code, message: errorMessage(failure, locale) }, locale);
  const answers = postedAnswers(form, refused?.posted ?? {});
  const html = renderToStaticMarkup(
    inLocale(
      locale,
      <SiteFormPage
        form={viewForm(form)}
        // Of any shape: each input takes what fits it.
        answers={answers as CustomFormAnswers}
        files={await keptFiles(platform, site.websiteId, form, answers)}
        errors={failure?.fields ?? {}}
        problem={problem}
        pagePath={refused?.pagePath ?? ''}
      />,
    ),
  );
  const page = await renderSystemPage(platform, site, {
    name: 'comment',
    title: form.name,
    pageType: PAGE_TYPE,
    context: { comment: { html } },
  });
  return sendSystemPage(reply, page, failure === null ? 200 : errorCatalogue[failure.code].status);
}

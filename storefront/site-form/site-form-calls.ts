import type { SendOutcome, SiteFormCalls } from '@vitrine/blocks/views/site-form/site-form.props.ts';
import type { SiteFormView } from '@vitrine/contracts/site-forms.ts';
import type { CustomFormAnswers } from '@vitrine/domain/custom-form/custom-form.ts';
import { hiddenValue } from '@vitrine/domain/custom-form/posted-answers.ts';
import { submissionProblem } from '@vitrine/domain/form/submission-problem.ts';
import { captchaText } from '@vitrine/domain/text/captcha.ts';
import { formsText } from '@vitrine/domain/text/forms.ts';
import { captchaToken } from '../captcha/captcha-token.ts';
import { followFocus } from '../captcha/follow-focus.ts';
import { callApi } from '../http/call-api.ts';
import { leave } from '../http/leave.ts';
import { locale } from '../locale.ts';
import { enteredFields, keptKey, placeName } from './entered-fields.ts';
import { runHtml } from './run-html.ts';

/** Characters of each value about the page; the server takes no more. */
const MAX_CONTEXT = 2000;

/** Values of hidden fields from the address of the page, by field id. spec: site-platform 3 */
export function hiddenAnswers(form: SiteFormView): CustomFormAnswers {
  const query = new URLSearchParams(location.search);
  return Object.fromEntries(
    form.fields
      .filter(({ type }) => type === 'hidden')
      .map((field) => [field.id, hiddenValue(field, (name) => query.get(name))]),
  );
}

/**
 * What a form on the page does. Its key is asked for at the first touch and kept until the form was sent: when a response
 * is lost, the same form sent again is one submission. spec: site-platform 4, 7
 */
export function siteFormCalls({
  form,
  place,
}: {
  readonly form: SiteFormView;
  readonly place: string;
}): SiteFormCalls & { readonly key: () => Promise<string | null>; readonly forgetKey: () => void } {
  const at = placeName(form, place);
  const entered = enteredFields(at);
  const kept = keptKey(at);
  let key: Promise<string | null> | null = null;
  const askKey = (): Promise<string | null> => {
    const before = kept.read();
    if (before !== '') return Promise.resolve(before);
    key ??= callApi('POST', '/api/form/FormSubmissionKey').then((answer) => {
      key = null;
      if (!answer.ok) return null;
      kept.write(answer.value.key);
      return answer.value.key;
    });
    return key;
  };
  const send = async (answers: CustomFormAnswers, trap: string, isLastTry: boolean): Promise<SendOutcome> => {
    const given = await askKey();
    if (given === null) return refused(formsText(locale).noKey);
    let captchaKey = '';
    if (form.captchaEnabled) {
      try {
        // A new one each time: it is valid once.
        captchaKey = await captchaToken('FORM_BLOCK_SUBMISSION');
      } catch (error) {
        console.warn('The captcha gave no token.', error);
        return refused(captchaText(locale).notCompleted);
      }
    }
    const answer = await callApi('POST', '/api/form/SaveFormSubmission', {
      body: {
        key: given,
        formId: form.id,
        formVersion: form.version,
        form: JSON.stringify(answers),
        captchaKey,
        website: trap.slice(0, MAX_CONTEXT),
        ...pageContext(),
      },
    });
    if (answer.ok) {
      kept.write('');
      return { ok: true, thanks: answer.value };
    }
    if (answer.code === 'FORM_KEY_REFUSED') {
      // It has expired, or other answers were sent with it before a reload: these are sent with another one.
      kept.write('');
      if (!isLastTry) return send(answers, trap, true);
    }
    return refused(submissionProblem(answer, locale), answer.fields);
  };
  return {
    key: askKey,
    forgetKey: () => kept.write(''),
    begin: () => void askKey(),
    send: (answers, trap) => send(answers, trap, false),
    followCaptcha: (hasFocus) => {
      if (form.captchaEnabled)
        followFocus(hasFocus, { theme: form.captchaTheme, alignment: form.captchaAlignment });
    },
    keepEntered: entered.keep,
    forgetEntered: entered.forget,
    leave: (address) => {
      if (address.startsWith('/')) void leave(address);
      else location.assign(address);
    },
    runHtml,
  };
}

const refused = (message: string, fields: Readonly<Record<string, string>> = {}): SendOutcome => ({
  ok: false,
  message,
  fields,
});

const cut = (text: string): string => text.slice(0, MAX_CONTEXT);

/** The page that the form is on. spec: site-platform 3 "Analytics context" */
function pageContext() {
  const { body, documentElement, referrer, title } = document;
  return {
    pageTitle: cut(title),
    pageId: cut(body.id),
    pagePath: cut(location.pathname),
    contentSource: body.id.startsWith('item-') ? 'i' : 'c',
    queryString: cut(location.search),
    referrer: cut(referrer),
    website_locale: cut(documentElement.lang),
  };
}

import type { FormThanks } from '@vitrine/contracts/site-forms.ts';
import type { CustomFormAnswers } from '@vitrine/domain/custom-form/custom-form.ts';
import { checkFormAnswers } from '@vitrine/domain/form/check-form.ts';
import { classifySubmission } from '@vitrine/domain/form/classify-submission.ts';
import {
  describeSubmission,
  senderOf,
  summarizeSubmission,
  wordsOfSubmission,
} from '@vitrine/domain/form/describe-submission.ts';
import type { FormSettings } from '@vitrine/domain/form/site-form.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { formsText } from '@vitrine/domain/text/forms.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { isId, newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkCaptcha } from '../captcha/index.ts';
import type { Site } from '../websites/index.ts';
import { attachFiles, lockUnsent } from './files-repository.ts';
import { hashOf } from './keys.ts';
import { findSentFiles, refuseUsed, type SentFiles, withFiles } from './sent-files.ts';
import {
  type AskedForm,
  findEarlier,
  findSentOnce,
  insertSubmission,
  selectAskedForm,
  storeSubmission,
} from './sent-repository.ts';
import type { SubmittedPage } from './tables.ts';

/** Without a key, the same answers of the same sender within this time are one submission (and up to twice it), milliseconds. */
const SAME_SENDING = 10 * 60_000;

/** A form as it was sent. */
interface SentSubmission {
  readonly formId: string;
  /** The version that the visitor saw; null when it is not known. */
  readonly version: number | null;
  /** Answers by field id, of any shape. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** Null for a form that was sent without a script. */
  readonly key: string | null;
  /** The captcha's token; '' for none. */
  readonly captchaKey: string;
  /** The field that people do not see was filled in. */
  readonly isTrapped: boolean;
  /** A session cookie, else an IP address. Only a hash of it is stored. */
  readonly sender: string;
  readonly address: string;
  readonly page: SubmittedPage;
}

type SaveFailure =
  | 'FORM_ANSWERS_INVALID'
  | 'FORM_KEY_REFUSED'
  | 'FORM_NOT_CONFIGURED'
  | 'FORM_NOT_SAVED'
  | 'CAPTCHA_FAILED';

/** What follows a form that was sent: a redirect where there is one, else words. spec: site-platform 4 */
export const thanksOf = (settings: FormSettings, locale: Locale): FormThanks => ({
  successRedirect: settings.successRedirect,
  submissionMessage:
    settings.submissionMessage.trim() === '' ? formsText(locale).thankYou : settings.submissionMessage,
  submissionHTML: settings.submissionHTML,
});

/** A form that can be sent, by an id of any shape. */
export async function findAskedForm(
  platform: Platform,
  { websiteId }: Site,
  formId: string,
  version: number | null = null,
): Promise<Result<AskedForm, 'FORM_NOT_CONFIGURED'>> {
  const form = isId(formId) ? await selectAskedForm(platform, websiteId, formId, version) : null;
  return form === null ? fail('FORM_NOT_CONFIGURED') : ok(form);
}

/** Checks answers by the questions of a form, in the website's language. spec: site-platform 5, 7 */
export function checkSent(
  form: AskedForm,
  answers: Readonly<Record<string, unknown>>,
  locale: Locale,
): Result<CustomFormAnswers, 'FORM_ANSWERS_INVALID'> {
  const checked = checkFormAnswers(form, answers, locale);
  return checked.ok ? ok(checked.answers) : fail('FORM_ANSWERS_INVALID', { fields: checked.fields });
}

/**
 * Stores what a visitor sent, spam too, and nothing else: mails follow in the background. Answers are checked by the
 * version of the form that the visitor saw, and keep its labels. The same key with the same answers is one submission,
 * however often it is sent; with other answers it is refused. spec: site-platform 3, 4, 7, 8
 */
export async function saveSubmission(
  platform: Platform,
  site: Site,
  sent: SentSubmission,
): Promise<Result<FormThanks, SaveFailure>> {
  const { websiteId, locale } = site;
  const now = platform.clock.now();
  const found = await findAskedForm(platform, site, sent.formId, sent.version);
  if (!found.ok) return found;
  const form = found.value;
  const checked = checkSent(form, sent.answers, locale);
  if (!checked.ok) return checked;
  const sentFiles = await findSentFiles(platform, site, form, checked.value);
  if (!sentFiles.ok) return sentFiles;
  const files = sentFiles.value;
  const answers = withFiles(checked.value, files, ({ name: fileName }) => fileName);
  const thanks = ok(thanksOf(form.settings, locale));
  // Without a script files are sent each time: the same content is the same answer.
  const compared = withFiles(checked.value, files, ({ name: fileName, sha256 }) => `${sha256} ${fileName}`);
  const fingerprint = hashOf(form.id, JSON.stringify(compared));
  const inWindow = (window: number): string => hashOf('form', fingerprint, sent.sender, String(window));
  const window = Math.floor(now / SAME_SENDING);
  const once = sent.key === null ? inWindow(window) : hashOf(sent.key);

  const described = describeSubmission(form.fields, answers, locale);
  const summary = summarizeSubmission(described);
  const words = wordsOfSubmission(described);
  const { email, name } = senderOf(form.fields, answers);
  const traces = {
    fingerprint,
    textHash: hashOf(words),
    senderHash: hashOf(websiteId, email === '' ? sent.sender : email),
  };
  // A response was lost, and the browser sends again: its captcha is spent by now. A window of time may just have begun.
  const onceBefore = sent.key === null ? inWindow(window - 1) : once;
  const { textHash, senderHash } = traces;
  const earlier = await findEarlier(platform, { websiteId, once, onceBefore, textHash, senderHash });
  if (earlier.fingerprint !== null)
    return earlier.fingerprint === fingerprint ? thanks : fail('FORM_KEY_REFUSED');
  const used = refuseUsed(files, locale);
  if (used !== null) return used;
  const keyGivenOn = sent.key === null ? null : earlier.keyGivenOn;
  if (sent.key !== null && keyGivenOn === null) return fail('FORM_KEY_REFUSED');
  const isGuarded = form.settings.captchaEnabled && sent.key !== null;
  if (isGuarded) {
    const person = await checkCaptcha(platform, site, {
      token: sent.captchaKey,
      action: 'FORM_BLOCK_SUBMISSION',
      address: sent.address,
    });
    if (!person.ok) return person;
  }

  const verdict = classifySubmission({
    text: summary,
    words,
    isTrapped: sent.isTrapped,
    fillTime: keyGivenOn === null ? null : now - keyGivenOn,
    isVerified: isGuarded,
    sameText: earlier.sameText,
    sender: earlier.sender,
    sameTextJudged: earlier.sameTextJudged,
  });
  const isStored = await storeWithFiles(platform, files, {
    websiteId,
    id: newId(now),
    formId: form.id,
    version: form.version,
    answers,
    summary,
    name,
    email,
    once,
    ...traces,
    page: sent.page,
    ...verdict,
    followUp: verdict.isSpam ? 'none' : 'waiting',
    now: new Date(now),
  });
  if (isStored) return thanks;
  // Sent twice at the same moment, or deleted a moment ago.
  const other = await findSentOnce(platform.db, websiteId, once);
  if (other === null) return fail('FORM_NOT_SAVED');
  return other === fingerprint ? thanks : fail('FORM_KEY_REFUSED');
}

/** Stores a submission with its files. False when there is one with the same `once`, or a file was sent or erased by then. */
async function storeWithFiles(
  platform: Platform,
  files: SentFiles,
  row: Parameters<typeof insertSubmission>[1],
): Promise<boolean> {
  const ids = [...files.values()].flat().map(({ id }) => id);
  if (ids.length === 0) return storeSubmission(platform, row);
  return platform.db.transaction(async (tx) => {
    if ((await lockUnsent(tx, row.websiteId, ids)) < ids.length) return false;
    if (!(await insertSubmission(tx, row))) return false;
    await attachFiles(tx, row.websiteId, row.id, ids);
    return true;
  });
}

import type { CustomFormField } from '../custom-form/custom-form.ts';
import { codeProblem } from '../code/page-code.ts';
import { isEmail } from '../order/email.ts';
import { formSettingsProblems as text } from '../text/en/form-settings.ts';
import { fillText } from '../text/fill-text.ts';
import { asksConsent } from './consent-of-form.ts';
import type { FormMailingList, FormSettings } from './site-form.ts';

/** Addresses in each of To, CC and BCC. */
const MAX_ADDRESSES = 5;
/** Characters of the subject of a mail. */
export const MAX_SUBJECT = 200;
/** Characters of the words shown after sending, of those of the receipt and of the line below the button. */
const MAX_FORM_WORDS = 2000;
/** Days for which submissions are kept at most, if not for ever. */
const MAX_KEEP_DAYS = 3650;
/** Characters of the text of the button. */
const MAX_BUTTON = 60;
/** Characters of an address, as `isWebsite` has it. */
const MAX_ADDRESS = 2082;

/** A path of the website, or an http(s) address: never a script, nor another host disguised as a path. */
const target = /^(?:\/(?![/\\])|https?:\/\/[^\s/?#@]+)[^\p{Cc}\s\\]*$/iu;

/** Whether a visitor may be taken to an address after sending. '' means nowhere. @internal */
export const isSuccessRedirect = (address: string): boolean =>
  address === '' || (address.length <= MAX_ADDRESS && target.test(address));

/** What is wrong with the settings of a form, by path: `mail.to.0`, `successRedirect`. In an owner's words. */
export function formSettingsFaults(
  settings: FormSettings,
  fields: readonly CustomFormField[],
): Readonly<Record<string, string>> {
  const { mail, receipt, mailingList } = settings;
  const faults: Record<string, string> = {};
  if (settings.submitLabel.length > MAX_BUTTON)
    faults['submitLabel'] = fillText(text.tooLong, { max: MAX_BUTTON });
  for (const name of ['submissionMessage', 'disclaimerMessage'] as const) {
    if (settings[name].length > MAX_FORM_WORDS) faults[name] = tooLong(MAX_FORM_WORDS);
  }
  const code = codeProblem(settings.submissionHTML);
  if (code !== null) faults['submissionHTML'] = code.sentence;
  if (!isSuccessRedirect(settings.successRedirect)) faults['successRedirect'] = text.redirect;
  for (const name of ['to', 'cc', 'bcc'] as const) {
    Object.assign(faults, addressFaults(`mail.${name}`, mail[name]));
  }
  Object.assign(faults, subjectFault('mail.subject', mail.subject, mail.isOn));
  Object.assign(faults, subjectFault('receipt.subject', receipt.subject, receipt.isOn));
  if (receipt.isOn && !fields.some(({ type }) => type === 'email'))
    faults['receipt.isOn'] = text.receiptNeedsEmail;
  if (receipt.isOn && receipt.message.trim() === '') faults['receipt.message'] = text.receiptMessage;
  if (receipt.message.length > MAX_FORM_WORDS) faults['receipt.message'] = tooLong(MAX_FORM_WORDS);
  if (mailingList !== undefined) Object.assign(faults, mailingListFaults(mailingList, fields));
  if (!Number.isInteger(settings.keepDays) || settings.keepDays < 0 || settings.keepDays > MAX_KEEP_DAYS)
    faults['keepDays'] = fillText(text.keepDays, { max: MAX_KEEP_DAYS.toLocaleString('en') });
  return faults;
}

const tooLong = (max: number): string => fillText(text.tooLong, { max: max.toLocaleString('en') });

function addressFaults(path: string, addresses: readonly string[]): Record<string, string> {
  if (addresses.length > MAX_ADDRESSES) return { [path]: fillText(text.addresses, { max: MAX_ADDRESSES }) };
  return Object.fromEntries(
    addresses.flatMap((address, at) => (isEmail(address) ? [] : [[`${path}.${at}`, text.email] as const])),
  );
}

/** Nobody joins a list who has not ticked a box for it, nor without an address. */
function mailingListFaults(
  { consentField }: FormMailingList,
  fields: readonly CustomFormField[],
): Record<string, string> {
  if (!fields.some(({ type }) => type === 'email')) return { 'mailingList.listId': text.listNeedsEmail };
  return fields.some((field) => field.id === consentField && asksConsent(field))
    ? {}
    : { 'mailingList.consentField': text.listNeedsConsent };
}

/** A subject is one line: a line break in it would begin another header of the mail. */
function subjectFault(path: string, subject: string, isNeeded: boolean): Record<string, string> {
  if (isNeeded && subject.trim() === '') return { [path]: text.subject };
  if (subject.length > MAX_SUBJECT) return { [path]: tooLong(MAX_SUBJECT) };
  return /\p{Cc}/u.test(subject) ? { [path]: text.oneLine } : {};
}

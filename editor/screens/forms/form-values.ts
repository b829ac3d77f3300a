import type { ChangedForm, OwnerForm } from '@vitrine/contracts/forms.ts';
import type { CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import { siteFormFaults } from '@vitrine/domain/form/form-question-faults.ts';
import { formSettingsFaults } from '@vitrine/domain/form/form-settings-faults.ts';
import { captchaAlignments, captchaThemes, type FormSettings } from '@vitrine/domain/form/site-form.ts';
import * as z from 'zod';
import { forms as text } from '../../text/en-forms.ts';
import type { ShowNumber } from '../../text/en-lists.ts';
import type { Reading } from '../../ui/form/form-store.ts';
import {
  fieldOf,
  nameOfFault as nameOfQuestionFault,
  questionRow,
  rowsOfFields,
} from '../products/form-values.ts';

/** What visitors see after sending. */
export const afterSending = ['text', 'page'] as const;

const addresses = z.array(z.string()).readonly();

/** A form as typed. */
export const ownerFormValues = z.object({
  formName: z.string(),
  questions: z.array(questionRow).readonly(),
  submitLabel: z.string(),
  after: z.enum(afterSending),
  submissionMessage: z.string(),
  /** Kept while a text is shown instead, until the form is saved. */
  successRedirect: z.string(),
  submissionHTML: z.string(),
  disclaimerMessage: z.string(),
  captchaEnabled: z.boolean(),
  captchaTheme: z.enum(captchaThemes),
  captchaAlignment: z.enum(captchaAlignments),
  mailOn: z.boolean(),
  mailTo: addresses,
  mailCc: addresses,
  mailBcc: addresses,
  mailSubject: z.string(),
  receiptOn: z.boolean(),
  receiptSubject: z.string(),
  receiptMessage: z.string(),
  /** The mailing list that senders may join; '' for none. */
  listId: z.string(),
  /** Id of the question whose boxes ask for it. Kept without a list, until the form is saved. */
  consentField: z.string(),
  /** Days; '' for as long as the owner wants. */
  keepDays: z.string(),
});
export type OwnerFormValues = z.output<typeof ownerFormValues>;

/** The values of a stored form. */
export function valuesOfForm({ name, fields, settings }: OwnerForm): OwnerFormValues {
  const { mail, receipt, mailingList } = settings;
  return {
    formName: name,
    questions: rowsOfFields(fields),
    submitLabel: settings.submitLabel,
    after: settings.successRedirect === '' ? 'text' : 'page',
    submissionMessage: settings.submissionMessage,
    successRedirect: settings.successRedirect,
    submissionHTML: settings.submissionHTML,
    disclaimerMessage: settings.disclaimerMessage,
    captchaEnabled: settings.captchaEnabled,
    captchaTheme: settings.captchaTheme,
    captchaAlignment: settings.captchaAlignment,
    mailOn: mail.isOn,
    mailTo: mail.to,
    mailCc: mail.cc,
    mailBcc: mail.bcc,
    mailSubject: mail.subject,
    receiptOn: receipt.isOn,
    receiptSubject: receipt.subject,
    receiptMessage: receipt.message,
    listId: mailingList?.listId ?? '',
    consentField: mailingList?.consentField ?? '',
    keepDays: settings.keepDays === 0 ? '' : String(settings.keepDays),
  };
}

/** The questions that the rows mean, right or wrong; the preview shows them too. */
export function fieldsOfRows(rows: OwnerFormValues['questions']): readonly CustomFormField[] {
  return rows.map((row) => {
    const field = fieldOf(row);
    const description = row.description.trim();
    // A heading between the questions of a page may explain what follows.
    return row.type === 'section' && description !== '' ? { ...field, description } : field;
  });
}

/** Questions as a call sends them. */
export const copiedFields = (fields: readonly CustomFormField[]): ChangedForm['fields'] =>
  fields.map(({ options, questions, files, ...field }) => ({
    ...field,
    options: [...options],
    ...(files === undefined ? {} : { files: { ...files, kinds: [...files.kinds] } }),
    ...(questions === undefined ? {} : { questions: [...questions] }),
  }));

/** Settings as a call sends them. */
export const copiedSettings = ({ mail, ...settings }: FormSettings): ChangedForm['settings'] => ({
  ...settings,
  receipt: { ...settings.receipt },
  mail: { ...mail, to: [...mail.to], cc: [...mail.cc], bcc: [...mail.bcc] },
});

/** The settings that the values mean. Of fields that are not shown the stored value stays: nobody could correct them. */
function settingsOf(values: OwnerFormValues, stored: FormSettings): FormSettings {
  const typed = values.keepDays.trim();
  const showsText = values.after === 'text';
  return {
    submitLabel: values.submitLabel.trim(),
    submissionMessage: showsText ? values.submissionMessage : stored.submissionMessage,
    submissionHTML: showsText ? values.submissionHTML : stored.submissionHTML,
    successRedirect: showsText ? '' : values.successRedirect.trim(),
    disclaimerMessage: values.disclaimerMessage,
    captchaEnabled: values.captchaEnabled,
    captchaTheme: values.captchaTheme,
    captchaAlignment: values.captchaAlignment,
    mail: values.mailOn
      ? {
          isOn: true,
          to: values.mailTo,
          cc: values.mailCc,
          bcc: values.mailBcc,
          subject: values.mailSubject.trim(),
        }
      : { ...stored.mail, isOn: false },
    receipt: values.receiptOn
      ? { isOn: true, subject: values.receiptSubject.trim(), message: values.receiptMessage }
      : { ...stored.receipt, isOn: false },
    ...(values.listId === ''
      ? {}
      : { mailingList: { listId: values.listId, consentField: values.consentField } }),
    keepDays: typed === '' ? 0 : /^\d{1,6}$/.test(typed) ? Number(typed) : -1,
  };
}

/** The change that the values mean, or a sentence for each wrong field. */
export function readFormValues(
  values: OwnerFormValues,
  stored: OwnerForm,
  show: ShowNumber,
): Reading<ChangedForm> {
  const name = values.formName.trim();
  const fields = fieldsOfRows(values.questions);
  const settings = settingsOf(values, stored.settings);
  const problems: Record<string, string> = {};
  const faults = [
    ...(name === '' ? [['name', text.nameMissing] as const] : []),
    ...Object.entries(siteFormFaults({ name, fields }, show)),
    ...(values.after === 'page' && settings.successRedirect === ''
      ? [['settings.successRedirect', text.redirectMissing] as const]
      : []),
    ...Object.entries(formSettingsFaults(settings, fields)).map(
      ([path, sentence]) => [`settings.${path}`, sentence] as const,
    ),
  ];
  for (const [path, sentence] of faults) problems[nameOfFault(path, values.questions)] ??= sentence;
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return {
    ok: true,
    body: {
      revision: stored.revision,
      name,
      fields: copiedFields(fields),
      settings: copiedSettings(settings),
    },
  };
}

/** The form's fields by the paths of mail, receipt and mailing list. */
const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mail: { isOn: 'mailOn', to: 'mailTo', cc: 'mailCc', bcc: 'mailBcc', subject: 'mailSubject' },
  receipt: { isOn: 'receiptOn', subject: 'receiptSubject', message: 'receiptMessage' },
  mailingList: { listId: 'listId', consentField: 'consentField' },
};

/** The form's field for a path of the rules or the server: `fields.2.options`, `settings.mail.to.0`. */
export function nameOfFault(path: string, questions: readonly { readonly id: string }[]): string {
  const [group, part = '', inner = ''] = path.split('.');
  if (group !== 'settings') return nameOfQuestionFault(path, questions);
  return Object.hasOwn(groups, part) ? (groups[part]?.[inner] ?? part) : part;
}

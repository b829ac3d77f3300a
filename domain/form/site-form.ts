import type { CustomFormField } from '../custom-form/custom-form.ts';

/** Forms of a website, those in the bin not counted. */
export const MAX_FORMS = 200;
/** Days for which a deleted form or submission can be taken back. */
export const FORM_BIN_DAYS = 30;
/** Days from when a form is saved until it erases what it keeps no longer: a wrong number can be corrected meanwhile. */
export const FORM_KEEP_DELAY = 1;

/** How the note about the captcha looks, and where it stands. spec: site-platform 3 "Form" */
export const captchaThemes = ['light', 'dark'] as const;
type CaptchaTheme = (typeof captchaThemes)[number];
export const captchaAlignments = ['left', 'center', 'right'] as const;
type CaptchaAlignment = (typeof captchaAlignments)[number];

/** The mail that the owner gets of each submission. */
interface FormMail {
  readonly isOn: boolean;
  /** Empty: the contact address of the website. */
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  /** With placeholders: `{form}`, and each field by its id, `{name}`. */
  readonly subject: string;
}

/** The mail that the sender gets, where the form asks for an email address. Plain text. */
interface FormReceipt {
  readonly isOn: boolean;
  readonly subject: string;
  readonly message: string;
}

/** The mailing list that a sender joins who agrees to it; whether they confirm their address is set with the list. */
export interface FormMailingList {
  readonly listId: string;
  /** Id of the question with boxes: who ticks one agrees. */
  readonly consentField: string;
}

/** What a form does besides asking. The names that the specification has are its own. spec: site-platform 3 "Form" */
export interface FormSettings {
  /** Text of the button; '' for the product's. */
  readonly submitLabel: string;
  /** Shown in place of the form after it was sent, plain text; '' for the product's. */
  readonly submissionMessage: string;
  /** HTML that is added then; its scripts run on the website's origin. '' for none. */
  readonly submissionHTML: string;
  /** Where the visitor is taken instead: a path of the website or a web address; '' for nowhere. */
  readonly successRedirect: string;
  /** A small line below the button, plain text; '' for none. */
  readonly disclaimerMessage: string;
  readonly captchaEnabled: boolean;
  readonly captchaTheme: CaptchaTheme;
  readonly captchaAlignment: CaptchaAlignment;
  readonly mail: FormMail;
  readonly receipt: FormReceipt;
  /** Left out: senders join none. */
  readonly mailingList?: FormMailingList;
  /** Days for which submissions are kept; 0 for as long as the owner wants. */
  readonly keepDays: number;
}

/** The settings of a new form: protected from spam, and its answers are mailed to the owner. */
export const newFormSettings: FormSettings = {
  submitLabel: '',
  submissionMessage: '',
  submissionHTML: '',
  successRedirect: '',
  disclaimerMessage: '',
  captchaEnabled: true,
  captchaTheme: 'light',
  captchaAlignment: 'left',
  mail: { isOn: true, to: [], cc: [], bcc: [], subject: '{form}: {name}' },
  receipt: { isOn: false, subject: '', message: '' },
  keepDays: 0,
};

const question = (field: Pick<CustomFormField, 'id' | 'type' | 'label'>): CustomFormField => ({
  ...field,
  required: true,
  maxLength: 0,
  options: [],
});

/** The questions of a new form. */
export const newFormFields: readonly CustomFormField[] = [
  question({ id: 'name', type: 'name', label: 'Your name' }),
  question({ id: 'email', type: 'email', label: 'Your email address' }),
  question({ id: 'message', type: 'textarea', label: 'Your message' }),
];

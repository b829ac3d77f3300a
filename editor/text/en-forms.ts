import { FORM_BIN_DAYS } from '@vitrine/domain/form/site-form.ts';
import type { ShowNumber } from './en-lists.ts';

/** Texts of the screens where forms are made, changed and taken out of the bin. */
export const forms = {
  title: 'Forms',
  words: 'contact questions builder fields inquiry booking quote rsvp survey',
  add: 'New form',
  addWords: 'create make contact booking quote feedback',
  list: 'Your forms',
  back: 'All forms',
  questions: (show: ShowNumber, count: number) => (count === 1 ? '1 question' : `${show(count)} questions`),
  submissions: (show: ShowNumber, count: number) =>
    count === 1 ? '1 submission' : `${show(count)} submissions`,
  noSubmissions: 'No submissions yet',
  last: (day: string) => `last on ${day}`,
  unread: (show: ShowNumber, count: number) => `${show(count)} unread`,
  unreadOf: (show: ShowNumber, count: number, name: string) => `${show(count)} unread of ${name}`,
  emptyTitle: 'No forms yet',
  empty:
    'Make a form, then choose it in a Form block on any page. What visitors send is kept here, even when an email does not arrive.',
  actions: (name: string) => `More actions for ${name}`,
  openSubmissions: 'View submissions',
  duplicate: 'Duplicate',
  duplicated: (name: string) => `“${name}” was added.`,
  delete: 'Move to the bin',
  deleted: (name: string) =>
    `“${name}” is in the bin for ${FORM_BIN_DAYS} days. Pages that show it say that it is not set up.`,
  undo: 'Undo',
  restored: (name: string) => `“${name}” is back. Pages show it again.`,
  notFoundTitle: 'Form not found',
  notFound: 'This form does not exist any more.',

  bin: {
    link: 'Bin',
    title: 'Bin of forms',
    lead: `Forms are kept here for ${FORM_BIN_DAYS} days, and for as long as they have submissions.`,
    list: 'Forms in the bin',
    deleted: (day: string) => `Deleted on ${day}`,
    restore: 'Restore',
    restoreOf: (name: string) => `Restore ${name}`,
    emptyTitle: 'The bin is empty',
    empty: 'A form that you move to the bin can be restored here.',
    isIn: 'This form is in the bin. Restore it to change it and to show it on pages again.',
  },

  start: {
    title: 'New form',
    lead: 'Choose one to begin with. You can change everything in it.',
    list: 'Forms to begin with',
    asks: (labels: string) => `Asks for: ${labels}`,
  },

  questionsHead: 'Questions',
  questionsLead: 'Drag a question by its bar, or move it with Alt and the arrow keys.',
  questionAdd: 'Add a question',
  questionFull: (most: number) => `A form has at most ${most} questions.`,
  questionUnnamed: (place: number) => `Question ${place}`,
  questionNeeded: 'Required',
  questionRemoved: (name: string) => `“${name}” was removed.`,
  questionMoved: (name: string, place: number, all: number) => `${name} is now number ${place} of ${all}.`,
  questionCopy: (name: string) => `Duplicate ${name}`,

  nameHead: 'Form',
  name: 'Name',
  nameMissing: 'Enter a name.',
  nameHint: 'In your inbox and in emails. Screen readers say it too.',
  submitLabel: 'Text of the button',
  submitLabelHint: 'Empty for “Send”.',
  disclaimer: 'Line below the button',
  disclaimerHint: 'Say what you use the answers for.',

  afterHead: 'After sending',
  after: 'What visitors see then',
  afters: {
    text: 'A text in place of the form',
    page: 'Another page',
  },
  message: 'Text',
  messageHint: 'Empty for “Thank you! We have received your message.”',
  redirect: 'Page or web address',
  redirectHint: 'Such as /thank-you, or https://example.com.',
  redirectMissing: 'Enter where visitors are taken.',
  html: 'HTML after the text',
  htmlHint: 'Its scripts run on your site, such as those that count conversions.',

  mailHead: 'Emails',
  mailOn: 'Email me each submission',
  mailOnHint: 'It is in the inbox in any case. Spam is not emailed.',
  mailTo: 'To',
  mailToHint: (contact: string) =>
    contact === ''
      ? 'Your site has no contact email. Enter an address, or submissions are not emailed.'
      : `Empty for the contact email of your site, ${contact}.`,
  mailCc: 'CC',
  mailBcc: 'BCC',
  mailAddressesHint: 'Press Enter after each.',
  subject: 'Subject',
  subjectHint: 'An answer in braces is filled in.',
  subjectInsert: 'Insert an answer',
  subjectForm: 'Name of the form',
  receiptOn: 'Send visitors a receipt',
  receiptOnHint: 'Goes to the email address they enter.',
  receiptSubject: 'Subject of the receipt',
  receiptMessage: 'Text of the receipt',

  mailingListHead: 'Mailing list',
  mailingList: 'List that people may join',
  mailingListHint:
    'Nobody joins without ticking a box. Whether they have to confirm their address is set with the list, under Audience.',
  mailingListNone: 'None',
  consent: 'Question that asks for it',
  consentHint: 'Its words are kept with each person who agrees.',
  consentNone: 'Choose a question with checkboxes',
  consentAdd: 'Add such a question',
  consentQuestion: { label: 'Newsletter', lines: 'Yes, send me news by email' },

  spamHead: 'Spam and storage',
  captcha: 'Protect with a captcha',
  captchaHint: 'Visitors notice nothing but a small badge.',
  captchaTheme: 'Badge',
  captchaThemes: { light: 'Light', dark: 'Dark' },
  captchaAlignment: 'Side',
  captchaAlignments: { left: 'Left', center: 'Center', right: 'Right' },
  keep: 'Days that submissions are kept',
  keepHint: 'Older ones are deleted for good, beginning one day after you save. Empty to keep them.',

  previewHead: 'Preview',
  previewFrame: (name: string) => `Preview of the form ${name}`,
  previewHint: 'As on your site, with what you have changed. Nothing can be sent here.',
  previewBroken: 'The preview could not be shown.',

  leave: 'Your changes to this form are not saved.',
};

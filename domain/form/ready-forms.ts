import type { CustomFormField, CustomFormFieldType } from '../custom-form/custom-form.ts';
import { type FormSettings, newFormFields, newFormSettings } from './site-form.ts';

/** A form to begin with; everything in it can be changed. */
export interface ReadyForm {
  /** Unique among them. */
  readonly key: string;
  readonly name: string;
  /** What it is for, one sentence. */
  readonly purpose: string;
  readonly fields: readonly CustomFormField[];
  readonly settings: FormSettings;
}

type More = Partial<
  Pick<
    CustomFormField,
    'options' | 'questions' | 'description' | 'placeholder' | 'maxLength' | 'files' | 'shownIf'
  >
>;

const optional = (
  id: string,
  type: CustomFormFieldType,
  label: string,
  more: More = {},
): CustomFormField => ({ id, type, label, required: false, maxLength: 0, options: [], ...more });

const needed = (...question: Parameters<typeof optional>): CustomFormField => ({
  ...optional(...question),
  required: true,
});

const name = needed('name', 'name', 'Your name');
const email = needed('email', 'email', 'Your email address');
const phone = optional('phone', 'phone', 'Your phone number');

/** The answer of who comes to an event: the rest is asked of them alone. */
const coming = 'Yes, I will be there';
const whenComing = { field: 'coming', rule: 'is', value: coming } as const;

/** Settings with words of their own: of the button, shown after sending, and the subject of the owner's mail. */
const settings = (
  submitLabel: string,
  submissionMessage: string,
  subject = '{form}: {name}',
): FormSettings => ({
  ...newFormSettings,
  submitLabel,
  submissionMessage,
  mail: { ...newFormSettings.mail, subject },
});

/** The forms that an owner can begin with, the most usual first. They promise nothing that the shop would not do. */
export const readyForms: readonly ReadyForm[] = [
  {
    key: 'contact',
    name: 'Contact',
    purpose: 'For questions of any kind.',
    fields: newFormFields,
    settings: settings('Send message', 'Thank you! We have received your message and will write back.'),
  },
  {
    key: 'quote',
    name: 'Quote request',
    purpose: 'For people who want a price before they decide.',
    fields: [
      name,
      email,
      phone,
      needed('needs', 'textarea', 'What do you need?'),
      optional('quantity', 'number', 'How many?'),
      optional('budget', 'currency', 'Your budget'),
      optional('date', 'date', 'When do you need it?'),
    ],
    settings: settings('Request a quote', 'Thank you! We will work out a price and send it by email.'),
  },
  {
    key: 'booking',
    name: 'Booking request',
    purpose: 'For visits and appointments that you confirm yourself.',
    fields: [
      name,
      email,
      phone,
      needed('date', 'date', 'Which day?'),
      needed('time', 'time', 'What time?'),
      needed('people', 'number', 'For how many people?'),
      optional('wishes', 'textarea', 'Anything we should know?'),
    ],
    settings: settings(
      'Request booking',
      'Thank you! Your booking is not final yet: we will confirm it by email.',
      '{form}: {name}, {date}',
    ),
  },
  {
    key: 'rsvp',
    name: 'Event RSVP',
    purpose: 'To know who comes to your event.',
    fields: [
      name,
      email,
      needed('coming', 'radio', 'Will you come?', { options: [coming, 'No, I cannot come'] }),
      optional('guests', 'number', 'How many guests do you bring?', { shownIf: whenComing }),
      optional('food', 'checkbox', 'Food', {
        options: ['Vegetarian', 'Vegan', 'No gluten', 'No nuts'],
        shownIf: whenComing,
      }),
      optional('note', 'textarea', 'A note to the host'),
    ],
    settings: settings('Send reply', 'Thank you for your reply!', '{form}: {name}, {coming}'),
  },
  {
    key: 'application',
    name: 'Job application',
    purpose: 'For people who want to work with you, with their résumé as a file.',
    fields: [
      name,
      email,
      phone,
      needed('position', 'text', 'Which job do you apply for?', { maxLength: 120 }),
      optional('start', 'date', 'When can you start?'),
      needed('resume', 'file', 'Your résumé', {
        files: { most: 3, kinds: ['pdf', 'document'], eachMb: 10, totalMb: 20 },
      }),
      optional('work', 'website', 'Your portfolio', { placeholder: 'https://example.com/me' }),
      needed('about', 'textarea', 'Why would you like to work with us?'),
    ],
    settings: settings(
      'Apply',
      'Thank you for applying! We have received your application.',
      '{position}: {name}',
    ),
  },
  {
    key: 'feedback',
    name: 'Feedback',
    purpose: 'To hear what went well and what did not. Names are optional.',
    fields: [
      needed('opinion', 'likert', 'How much do you agree?', {
        questions: ['It was easy to find what I wanted', 'I was helped well', 'I would come again'],
      }),
      optional('good', 'textarea', 'What did you like?'),
      optional('better', 'textarea', 'What could be better?'),
      optional('email', 'email', 'Your email address', { description: 'Only if you would like an answer.' }),
    ],
    settings: settings('Send feedback', 'Thank you! This helps us to do better.', '{form}'),
  },
  {
    key: 'wholesale',
    name: 'Wholesale inquiry',
    purpose: 'For shops that want to sell what you make.',
    fields: [
      needed('company', 'text', 'Company', { maxLength: 120 }),
      name,
      email,
      phone,
      optional('website', 'website', 'Your website'),
      needed('address', 'address', 'Where is your shop?'),
      optional('taxNumber', 'text', 'Tax number', { maxLength: 40 }),
      needed('interest', 'textarea', 'What would you like to sell?'),
    ],
    settings: settings(
      'Send inquiry',
      'Thank you! We will send you our terms by email.',
      '{form}: {company}',
    ),
  },
  {
    key: 'workshop',
    name: 'Workshop waiting list',
    purpose: 'For people who want the next free place.',
    fields: [
      name,
      email,
      needed('workshop', 'text', 'Which workshop?', { maxLength: 120 }),
      needed('places', 'number', 'How many places?'),
      optional('days', 'checkbox', 'Which days suit you?', {
        options: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      }),
      optional('experience', 'select', 'Have you done this before?', {
        options: ['Never', 'A few times', 'Often'],
      }),
    ],
    settings: settings(
      'Join the waiting list',
      'You are on the waiting list. We will write when a place is free.',
      '{form}: {workshop}',
    ),
  },
  {
    key: 'commission',
    name: 'Commission request',
    purpose: 'For something made to order.',
    fields: [
      name,
      email,
      needed('piece', 'textarea', 'What would you like us to make?'),
      optional('size', 'text', 'Size', { maxLength: 80, placeholder: '30 × 40 cm' }),
      optional('budget', 'currency', 'Your budget'),
      optional('date', 'date', 'When do you need it?'),
      optional('examples', 'file', 'Pictures of something you like', {
        files: { most: 5, kinds: ['picture', 'pdf'], eachMb: 10, totalMb: 30 },
      }),
      optional('example', 'website', 'Or a link to it'),
    ],
    settings: settings(
      'Send request',
      'Thank you! We will look at it and write back with questions or a price.',
    ),
  },
  {
    key: 'callback',
    name: 'Call back',
    purpose: 'For people who would rather talk. Asks for a phone number, not for an email address.',
    fields: [
      name,
      needed('phone', 'phone', 'Your phone number'),
      optional('when', 'select', 'When should we call?', {
        options: ['In the morning', 'In the afternoon', 'In the evening'],
      }),
      optional('topic', 'text', 'What is it about?', { maxLength: 200 }),
    ],
    settings: settings('Ask for a call', 'Thank you! We will call you.'),
  },
];

import type { CustomFormField, CustomFormFieldType } from '@vitrine/domain/custom-form/custom-form.ts';
import { newFormSettings } from '@vitrine/domain/form/site-form.ts';
import { makeForm } from '@vitrine/server/modules/forms/index.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';

const field = (
  id: string,
  type: CustomFormFieldType,
  label: string,
  more: Partial<CustomFormField> = {},
): CustomFormField => ({ id, type, label, required: false, maxLength: 0, options: [], ...more });
const needed = { required: true } as const;

/** A question of every kind. */
export const contactQuestions: readonly CustomFormField[] = [
  field('you', 'section', 'About you'),
  field('name', 'name', 'Your name', needed),
  field('email', 'email', 'Your email address', { ...needed, placeholder: 'june@example.com' }),
  field('phone', 'phone', 'Your phone number', { description: 'Only if we may call you.' }),
  field('website', 'website', 'Your website'),
  field('address', 'address', 'Where it would go'),
  field('piece', 'section', 'About the piece'),
  field('what', 'select', 'What is it?', {
    ...needed,
    options: ['A bowl', 'A mug', 'A vase', 'Something else'],
  }),
  field('glaze', 'radio', 'Which glaze?', { options: ['Oat', 'Moss', 'Ink'] }),
  field('with', 'checkbox', 'What goes with it?', { options: ['A lid', 'A saucer', 'A name'] }),
  field('title', 'text', 'Words on it', { maxLength: 40 }),
  field('count', 'number', 'How many?'),
  field('budget', 'currency', 'What may it cost?'),
  field('day', 'date', 'When do you need it?'),
  field('hour', 'time', 'When may we call?'),
  field('likes', 'likert', 'How much do you agree?', {
    questions: ['A pot may show how it was made', 'Every mug needs a thin lip'],
  }),
  field('photos', 'file', 'Pictures of what you like', {
    files: { most: 3, kinds: ['picture', 'pdf'], eachMb: 5, totalMb: 10 },
  }),
  field('message', 'textarea', 'Tell us more', { ...needed, maxLength: 500 }),
  field('campaign', 'hidden', 'Campaign', { queryName: 'from', value: 'site' }),
];

/** The form of the contact page. Its id. */
export function seedContactForm(platform: Platform, websiteId: string): Promise<string> {
  return makeForm(platform, websiteId, {
    name: 'Ask for a piece',
    fields: contactQuestions,
    settings: {
      ...newFormSettings,
      submitLabel: 'Ask us',
      submissionMessage: 'Thank you! We answer on opening days, mostly within one.',
      disclaimerMessage: 'We use your answers to answer you, and for nothing else.',
      mail: { ...newFormSettings.mail, subject: '{what} for {name}' },
    },
  });
}

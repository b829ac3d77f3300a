import { acceptsAnswer, type CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import { siteFormFaults } from '@vitrine/domain/form/form-question-faults.ts';
import { type FormSettings, newFormFields, newFormSettings } from '@vitrine/domain/form/site-form.ts';
import type { FormProps } from './form.schema.ts';

interface MadeOfBlock {
  readonly name: string;
  /** Left out where the block asks nothing: the form then has the questions of a new one. */
  readonly fields?: CustomFormField[];
  readonly settings: FormSettings;
}

/** A form of the website that asks what a block has asked by mail, and mails the answers to the same address. */
export function formOfBlock({ name, fields, email, buttonLabel, disclaimer }: FormProps): MadeOfBlock {
  return {
    name,
    ...(fields.length === 0 ? {} : { fields: fields.map(withoutEmpty) }),
    settings: {
      ...newFormSettings,
      submitLabel: buttonLabel,
      disclaimerMessage: disclaimer,
      mail: { ...newFormSettings.mail, to: email === '' ? [] : [email.toLowerCase()] },
    },
  };
}

const withoutEmpty = ({
  description,
  placeholder,
  questions,
  ...field
}: FormProps['fields'][number]): CustomFormField => ({
  ...field,
  required: field.required && acceptsAnswer(field) && field.type !== 'hidden',
  ...(description === undefined ? {} : { description }),
  ...(placeholder === undefined ? {} : { placeholder }),
  ...(questions === undefined ? {} : { questions }),
});

/** What an owner has to change before a block can become this form, in a sentence with its question; '' for nothing. */
export function formOfBlockFault({ name, fields = [...newFormFields] }: MadeOfBlock): string {
  const [fault] = Object.entries(siteFormFaults({ name, fields }));
  if (fault === undefined) return '';
  const [path, sentence] = fault;
  const at = /^fields\.(\d+)\./.exec(path)?.[1];
  const label = at === undefined ? '' : (fields[Number(at)]?.label.trim() ?? '');
  return label === '' ? sentence : `${label}: ${sentence}`;
}

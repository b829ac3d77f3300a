import type { CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import { type FormSettings, newFormSettings } from '@vitrine/domain/form/site-form.ts';
import type { FormProps } from './form.schema.ts';

/** A form of the website that asks what a block has asked by mail, and mails the answers to the same address. */
export function formOfBlock({ name, fields, email, buttonLabel, disclaimer }: FormProps): {
  readonly name: string;
  /** Left out where the block asks nothing: the form then has the questions of a new one. */
  readonly fields?: CustomFormField[];
  readonly settings: FormSettings;
} {
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
  ...(description === undefined ? {} : { description }),
  ...(placeholder === undefined ? {} : { placeholder }),
  ...(questions === undefined ? {} : { questions }),
});

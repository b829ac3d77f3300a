import { Button, Text, Textarea, TextInput, Title } from '@mantine/core';
import type { MailWordsView } from '@vitrine/contracts/mail-words.ts';
import type { MailWordField } from '@vitrine/domain/mail/mail-words.ts';
import { useId } from 'react';
import { mails } from '../../text/en-mails.ts';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import type { FieldSet } from '../../ui/form/field-set.ts';
import screen from '../../ui/screen.module.css';
import styles from './mails.module.css';
import { useInsertion } from './use-insertion.ts';
import type { WordsValues } from './words-values.ts';

const text = mails.edit;

/** The words of a mail, and the placeholders that they can use. */
export function WordsFields({ form, stored }: { form: FieldSet<WordsValues>; stored: MailWordsView }) {
  const id = useId();
  const { control, insert } = useInsertion((name) => form.field(name));
  const { defaults, placeholders } = stored;
  const part = (name: MailWordField, label: string, hint?: string) => (
    <WordsField
      form={form}
      name={name}
      label={label}
      hint={hint}
      ours={defaults[name]}
      control={control(name)}
    />
  );
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${screen['stack']}`}>
      <div>
        <Title order={2} className={screen['cardTitle'] ?? ''} mb={4}>
          {text.title}
        </Title>
        <Text size="sm" c="dimmed">
          {text.lead}
        </Text>
      </div>
      <fieldset className={styles['placeholders']} aria-labelledby={id}>
        <Text size="sm" fw={500} id={id}>
          {text.placeholders}
        </Text>
        <Text size="xs" c="dimmed" mb={6}>
          {text.placeholdersHint}
        </Text>
        <div className={styles['tokens']}>
          {placeholders.map((name) => (
            <Button
              key={name}
              variant="default"
              size="compact-sm"
              aria-label={text.insert(`{${name}} ${mails.placeholderNames[name]}`)}
              onClick={() => insert(`{${name}}`)}
            >
              <code>{`{${name}}`}</code>
              <span className={styles['tokenName']}>{mails.placeholderNames[name]}</span>
            </Button>
          ))}
        </div>
      </fieldset>
      {part('subject', text.subject)}
      {part('heading', text.heading)}
      {part('intro', text.intro, text.introHint)}
      {part('closing', text.closing, text.closingHint)}
    </section>
  );
}

function WordsField(props: {
  form: FieldSet<WordsValues>;
  name: MailWordField;
  label: string;
  hint: string | undefined;
  /** The product's words. */
  ours: string;
  control: ReturnType<ReturnType<typeof useInsertion>['control']>;
}) {
  const { name, label, control } = props;
  const field = props.form.field(name);
  useFieldLabel(field, label);
  const shared = {
    label,
    placeholder: props.ours,
    'data-field': field.name,
    value: field.value,
    error: field.problem,
    autoComplete: 'off',
    ...control,
  };
  return name === 'subject' || name === 'heading' ? (
    <TextInput {...shared} onChange={(event) => field.change(event.currentTarget.value)} />
  ) : (
    <Textarea
      {...shared}
      description={props.hint}
      autosize
      minRows={name === 'intro' ? 4 : 2}
      maxRows={16}
      onChange={(event) => field.change(event.currentTarget.value)}
    />
  );
}

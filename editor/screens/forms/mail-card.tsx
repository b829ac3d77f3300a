import { Button, Menu } from '@mantine/core';
import { acceptsAnswer } from '@vitrine/domain/custom-form/custom-form.ts';
import { useRef } from 'react';
import { forms as text } from '../../text/en-forms.ts';
import { Card } from '../../ui/card.tsx';
import { SwitchField } from '../../ui/form/choice-fields.tsx';
import { TagsField } from '../../ui/form/tags-field.tsx';
import { LongTextField, TextField } from '../../ui/form/text-fields.tsx';
import { fieldsOfRows } from './form-values.ts';
import styles from './forms.module.css';
import { nameOfQuestion } from './question-name.ts';
import type { OwnerFormState } from './use-owner-form.ts';

/** The mail to the owner and the receipt of the visitor. */
export function MailCard({ form }: { readonly form: OwnerFormState }) {
  const { mailOn, receiptOn } = form.values;
  return (
    <Card title={text.mailHead}>
      <SwitchField field={form.field('mailOn')} label={text.mailOn} hint={text.mailOnHint} />
      {mailOn && (
        <>
          <TagsField
            field={form.field('mailTo')}
            label={text.mailTo}
            hint={text.mailToHint(form.stored.contactEmail)}
            endedBy={[',', ';', ' ']}
          />
          <div className={styles['pair']}>
            <TagsField
              field={form.field('mailCc')}
              label={text.mailCc}
              hint={text.mailAddressesHint}
              endedBy={[',', ';', ' ']}
            />
            <TagsField
              field={form.field('mailBcc')}
              label={text.mailBcc}
              hint={text.mailAddressesHint}
              endedBy={[',', ';', ' ']}
            />
          </div>
          <Subject form={form} />
        </>
      )}
      <SwitchField field={form.field('receiptOn')} label={text.receiptOn} hint={text.receiptOnHint} />
      {receiptOn && (
        <>
          <TextField field={form.field('receiptSubject')} label={text.receiptSubject} />
          <LongTextField field={form.field('receiptMessage')} label={text.receiptMessage} />
        </>
      )}
    </Card>
  );
}

/** The subject, into which the name of the form and answers are put. */
function Subject({ form }: { readonly form: OwnerFormState }) {
  const field = form.field('mailSubject');
  const place = useRef<HTMLDivElement>(null);
  const fields = fieldsOfRows(form.values.questions);
  const answers = fields.filter(acceptsAnswer);
  const insert = (id: string): void => {
    field.update((before) => `${before.trimEnd()} {${id}}`.trimStart());
    // Where it can be seen and changed, after the menu has gone.
    requestAnimationFrame(() => place.current?.querySelector('input')?.focus());
  };
  return (
    <div ref={place}>
      <TextField field={field} label={text.subject} hint={text.subjectHint} />
      <Menu position="bottom-start" portalProps={{ target: '#menus' }} returnFocus={false}>
        <Menu.Target>
          <Button variant="default" size="compact-sm" className={styles['insert'] ?? ''}>
            {text.subjectInsert}
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={styles['inserted'] ?? ''}>
          <Menu.Item onClick={() => insert('form')}>{text.subjectForm}</Menu.Item>
          {answers.map((answer) => (
            <Menu.Item key={answer.id} onClick={() => insert(answer.id)}>
              {nameOfQuestion(answer, fields.indexOf(answer))}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

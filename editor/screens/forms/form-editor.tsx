import { Title } from '@mantine/core';
import type { OwnerForm } from '@vitrine/contracts/forms.ts';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { forms as text } from '../../text/en-forms.ts';
import { Card } from '../../ui/card.tsx';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { LongTextField, TextField } from '../../ui/form/text-fields.tsx';
import screen from '../../ui/screen.module.css';
import { AfterCard } from './after-card.tsx';
import { FormMenu } from './form-menu.tsx';
import { FormPreview } from './form-preview.tsx';
import styles from './forms.module.css';
import { MailCard } from './mail-card.tsx';
import { MailingListCard } from './mailing-list-card.tsx';
import { QuestionsList } from './questions-list.tsx';
import { StorageCard } from './storage-card.tsx';
import { type OwnerFormState, useOwnerForm } from './use-owner-form.ts';

/** The form builder: questions, what follows, and beside them the form as visitors see it. */
export function FormEditor({ stored }: { readonly stored: OwnerForm }) {
  const form = useOwnerForm(stored);
  const navigate = useNavigate();
  const { id, name } = form.stored;
  const onDeleted = (): void => {
    // What was typed goes with it; the screen is left without a question.
    flushSync(() => form.discard());
    void navigate('/forms');
  };
  return (
    <FormScreen
      form={form}
      title={
        <div className={styles['heading']}>
          <Title order={1} className={screen['title'] ?? ''}>
            {name}
          </Title>
          <FormMenu form={{ id, name }} onDeleted={onDeleted} />
        </div>
      }
      leave={text.leave}
    >
      <div className={styles['editor']}>
        <div className={screen['stack']}>
          <NameCard form={form} />
          <Card title={text.questionsHead}>
            <QuestionsList form={form} />
          </Card>
          <AfterCard form={form} />
          <MailCard form={form} />
          <MailingListCard form={form} />
          <StorageCard form={form} />
        </div>
        <FormPreview form={form} />
      </div>
    </FormScreen>
  );
}

function NameCard({ form }: { readonly form: OwnerFormState }) {
  return (
    <Card title={text.nameHead}>
      <div className={styles['pair']}>
        <TextField field={form.field('formName')} label={text.name} hint={text.nameHint} />
        <TextField field={form.field('submitLabel')} label={text.submitLabel} hint={text.submitLabelHint} />
      </div>
      <LongTextField
        field={form.field('disclaimerMessage')}
        label={text.disclaimer}
        hint={text.disclaimerHint}
        rows={2}
      />
    </Card>
  );
}

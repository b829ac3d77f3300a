import { Button } from '@mantine/core';
import { asksConsent } from '@vitrine/domain/form/consent-of-form.ts';
import { flushSync } from 'react-dom';
import { forms as text } from '../../text/en-forms.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/form/choice-fields.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { MailingListField } from '../audience/mailing-list-field.tsx';
import { newQuestion } from './new-question.ts';
import { nameOfQuestion } from './question-name.ts';
import type { OwnerFormState } from './use-owner-form.ts';

/** The mailing list that senders join who tick a box for it. */
export function MailingListCard({ form }: { readonly form: OwnerFormState }) {
  return (
    <Card title={text.mailingListHead}>
      <MailingListField
        field={form.field('listId')}
        label={text.mailingList}
        hint={text.mailingListHint}
        noneLabel={text.mailingListNone}
      />
      {form.values.listId !== '' && <Consent form={form} />}
    </Card>
  );
}

/** The question that asks for consent. A form that has no boxes gets such a question at a press. */
function Consent({ form }: { readonly form: OwnerFormState }) {
  const field = form.field('consentField');
  const rows = form.rows('questions');
  const { questions } = form.values;
  const options = questions.flatMap((row, index) =>
    asksConsent(row) ? [{ value: row.id, label: nameOfQuestion(row, index) }] : [],
  );
  const add = (): void => {
    const row = { ...newQuestion(), type: 'checkbox' as const, ...text.consentQuestion };
    flushSync(() => {
      rows.add(row);
      field.change(row.id);
    });
    // The pressed button is gone; what it has chosen is said.
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field.name)}"]`)?.focus();
  };
  return (
    <>
      <SelectField
        field={field}
        label={text.consent}
        hint={text.consentHint}
        options={[{ value: '', label: text.consentNone }, ...options]}
      />
      {options.length === 0 && (
        <div>
          <Button variant="default" leftSection={<PlusIcon size={16} />} onClick={add}>
            {text.consentAdd}
          </Button>
        </div>
      )}
    </>
  );
}

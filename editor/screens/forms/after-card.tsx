import { forms as text } from '../../text/en-forms.ts';
import { Card } from '../../ui/card.tsx';
import { RadioCardsField } from '../../ui/form/choice-fields.tsx';
import { LongTextField, TextField } from '../../ui/form/text-fields.tsx';
import { afterSending } from './form-values.ts';
import type { OwnerFormState } from './use-owner-form.ts';

/** What visitors see after sending: a text, or another page. */
export function AfterCard({ form }: { readonly form: OwnerFormState }) {
  const { after } = form.values;
  return (
    <Card title={text.afterHead}>
      <RadioCardsField
        field={form.field('after')}
        label={text.after}
        options={afterSending.map((value) => ({ value, label: text.afters[value] }))}
      />
      {after === 'page' ? (
        <TextField
          field={form.field('successRedirect')}
          label={text.redirect}
          hint={text.redirectHint}
          type="url"
          inputMode="url"
        />
      ) : (
        <>
          <LongTextField
            field={form.field('submissionMessage')}
            label={text.message}
            hint={text.messageHint}
          />
          {form.stored.mayChangeCode && (
            <LongTextField field={form.field('submissionHTML')} label={text.html} hint={text.htmlHint} />
          )}
        </>
      )}
    </Card>
  );
}

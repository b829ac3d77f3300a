import { captchaAlignments, captchaThemes } from '@vitrine/domain/form/site-form.ts';
import { forms as text } from '../../text/en-forms.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField, SwitchField } from '../../ui/form/choice-fields.tsx';
import { NumberField } from '../../ui/form/text-fields.tsx';
import styles from './forms.module.css';
import type { OwnerFormState } from './use-owner-form.ts';

/** What protects the form, and for how long its submissions are kept. */
export function StorageCard({ form }: { readonly form: OwnerFormState }) {
  return (
    <Card title={text.spamHead}>
      <SwitchField field={form.field('captchaEnabled')} label={text.captcha} hint={text.captchaHint} />
      {form.values.captchaEnabled && (
        <div className={styles['pair']}>
          <SelectField
            field={form.field('captchaTheme')}
            label={text.captchaTheme}
            options={captchaThemes.map((value) => ({ value, label: text.captchaThemes[value] }))}
          />
          <SelectField
            field={form.field('captchaAlignment')}
            label={text.captchaAlignment}
            options={captchaAlignments.map((value) => ({ value, label: text.captchaAlignments[value] }))}
          />
        </div>
      )}
      <NumberField field={form.field('keepDays')} label={text.keep} hint={text.keepHint} />
    </Card>
  );
}

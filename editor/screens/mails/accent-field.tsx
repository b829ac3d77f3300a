import { Text } from '@mantine/core';
import { accentPattern, isAccentMended, mailColors } from '@vitrine/domain/mail/mail-colors.ts';
import { mails } from '../../text/en-mails.ts';
import type { Field } from '../../ui/form/field-set.ts';
import { TextField } from '../../ui/form/text-fields.tsx';
import styles from './mails.module.css';
import { colorOf } from './settings-values.ts';

const text = mails.look;

/** A color typed or picked, and what becomes of one that is hard to read. */
export function AccentField({ field, ofSite }: { field: Field<string>; ofSite: string }) {
  const typed = colorOf(field.value);
  const shown = accentPattern.test(typed) ? typed : ofSite;
  return (
    <div>
      <div className={styles['colorRow']}>
        <input
          type="color"
          className={styles['color']}
          aria-label={text.accentPicker}
          value={shown.toLowerCase()}
          onChange={(event) => field.change(event.currentTarget.value)}
        />
        <TextField field={field} label={text.accent} placeholder={ofSite} narrow />
      </div>
      <Text size="sm" c="dimmed" mt={6}>
        {isAccentMended(shown) ? text.mended(mailColors(shown).light.link) : text.accentHint(ofSite)}
      </Text>
    </div>
  );
}

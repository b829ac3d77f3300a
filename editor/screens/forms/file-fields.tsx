import { formFileKinds } from '@vitrine/domain/form/file-kinds.ts';
import { formQuestions as text } from '../../text/en-form-questions.ts';
import { CheckboxListField } from '../../ui/form/choice-fields.tsx';
import type { FieldSet } from '../../ui/form/field-set.ts';
import { NumberField } from '../../ui/form/text-fields.tsx';
import type { QuestionRow } from '../products/form-values.ts';
import styles from './forms.module.css';

const kinds = formFileKinds.map((value) => ({ value, label: text.kinds[value] }));

/** What a question for files takes. */
export function FileFields({ fields }: { readonly fields: FieldSet<QuestionRow> }) {
  return (
    <>
      <CheckboxListField
        field={fields.field('fileKinds')}
        label={text.fileKinds}
        hint={text.fileKindsHint}
        options={kinds}
        inline
      />
      <div className={styles['pair']}>
        <NumberField field={fields.field('fileMost')} label={text.fileMost} />
        <NumberField field={fields.field('fileEach')} label={text.fileEach} />
        <NumberField field={fields.field('fileTotal')} label={text.fileTotal} />
      </div>
    </>
  );
}

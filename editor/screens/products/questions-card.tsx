import { Text } from '@mantine/core';
import { customFormFieldTypes, MAX_FIELDS } from '@vitrine/domain/custom-form/custom-form.ts';
import { productSelling as text } from '../../text/en-product-selling.ts';
import { SelectField, SwitchField } from '../../ui/form/choice-fields.tsx';
import type { FieldSet } from '../../ui/form/field-set.ts';
import { FormRowList } from '../../ui/form/form-rows.tsx';
import { LongTextField, NumberField, TextField } from '../../ui/form/text-fields.tsx';
import screen from '../../ui/screen.module.css';
import {
  canBeRequired,
  freshQuestion,
  hasLimit,
  hasLines,
  hasPlaceholder,
  type QuestionRow,
} from './form-values.ts';
import prices from './price-card.module.css';
import { ProductCard } from './product-card.tsx';
import type { ProductForm } from './use-product-form.ts';

/** What buyers are asked before they add the product to the cart. */
export function QuestionsCard({ form }: { form: ProductForm }) {
  const rows = form.rows('questions');
  // A gift card has a form of its own.
  if (form.stored.type === 'giftCard') return null;
  return (
    <ProductCard title={text.questionsHead}>
      <Text size="sm" c="dimmed">
        {text.questionsLead}
      </Text>
      {rows.rows.length > 0 && (
        <TextField field={form.field('formName')} label={text.formName} hint={text.formNameHint} />
      )}
      <FormRowList
        rows={rows}
        label={text.questionsHead}
        addLabel={text.questionAdd}
        fresh={rows.rows.length < MAX_FIELDS ? freshQuestion : null}
        nameOf={({ label }, index) => (label.trim() === '' ? text.questionUnnamed(index + 1) : label.trim())}
      >
        {({ fields }) => <QuestionFields fields={fields} />}
      </FormRowList>
    </ProductCard>
  );
}

/** Buyers send no files: a cart is left too often to keep them. */
const productTypes = customFormFieldTypes.filter((type) => type !== 'file');

/** What can be said of a question. */
export function QuestionFields({
  fields,
  types = productTypes,
}: {
  fields: FieldSet<QuestionRow>;
  /** Kinds of answers to choose from. */
  types?: readonly QuestionRow['type'][];
}) {
  const { type } = fields.values;
  return (
    <div className={screen['stack']}>
      <div className={prices['pair']}>
        <TextField field={fields.field('label')} label={text.questionLabel} />
        <SelectField
          field={fields.field('type')}
          label={text.questionType}
          options={types.map((value) => ({ value, label: text.questionTypes[value] }))}
        />
      </div>
      {hasLines(type) && (
        <LongTextField
          field={fields.field('lines')}
          label={type === 'likert' ? text.questionStatements : text.questionChoices}
          hint={text.questionLinesHint}
        />
      )}
      {canBeRequired(type) && (
        <div className={prices['pair']}>
          <TextField field={fields.field('description')} label={text.questionDescription} />
          {hasPlaceholder(type) && (
            <TextField field={fields.field('placeholder')} label={text.questionPlaceholder} />
          )}
          {hasLimit(type) && (
            <NumberField
              field={fields.field('maxLength')}
              label={text.questionLimit}
              hint={text.questionLimitHint}
            />
          )}
        </div>
      )}
      {type === 'hidden' && (
        <div className={prices['pair']}>
          <TextField
            field={fields.field('queryName')}
            label={text.questionQuery}
            hint={text.questionQueryHint}
          />
          <TextField field={fields.field('value')} label={text.questionValue} />
        </div>
      )}
      {canBeRequired(type) && <SwitchField field={fields.field('required')} label={text.questionRequired} />}
    </div>
  );
}

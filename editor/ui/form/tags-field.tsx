import { TagsInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFieldLabel } from './field-label.ts';
import type { Field } from './field-set.ts';

/** Short texts, each added with Enter or a comma. */
export function TagsField(props: {
  field: Field<readonly string[]>;
  label: string;
  hint?: ReactNode;
  /** Offered while typing; another text can be added all the same. */
  suggestions?: readonly string[];
  /** Suggestions that are shown at once; 8 without it. */
  limit?: number;
  /** How a suggestion is shown; as it is without it. */
  describe?: (suggestion: string) => ReactNode;
  /** What ends a text while typing, besides Enter; a comma without it. */
  endedBy?: readonly string[];
}) {
  const { field, label, describe } = props;
  useFieldLabel(field, label);
  return (
    <TagsInput
      label={label}
      description={props.hint}
      data-field={field.name}
      data={[...(props.suggestions ?? [])]}
      limit={props.limit ?? 8}
      {...(describe === undefined ? {} : { renderOption: ({ option }) => describe(option.value) })}
      splitChars={[...(props.endedBy ?? [','])]}
      comboboxProps={{ withinPortal: false }}
      value={[...field.value]}
      onChange={(tags) => field.change(tags)}
      error={field.problem}
    />
  );
}

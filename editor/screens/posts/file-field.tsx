import { Input } from '@mantine/core';
import { useId } from 'react';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import type { Field } from '../../ui/form/field-set.ts';
import { AssetPicker } from '../page-editor/panel/controls/asset-picker.tsx';

/** A file of the library. */
export function FileField(props: {
  readonly field: Field<string | null>;
  readonly label: string;
  readonly hint?: string;
  readonly accepts: 'picture' | 'audio';
}) {
  const { field, label } = props;
  const labelId = useId();
  useFieldLabel(field, label);
  return (
    <Input.Wrapper
      label={label}
      description={props.hint}
      descriptionProps={{ mb: 6 }}
      error={field.problem}
      errorProps={{ mt: 6 }}
      labelElement="div"
      labelProps={{ id: labelId }}
    >
      <AssetPicker
        label={label}
        labelId={labelId}
        accepts={props.accepts}
        assetId={field.value}
        path={field.name}
        onPick={({ id }) => field.change(id)}
        onRemove={() => field.change(null)}
      />
    </Input.Wrapper>
  );
}

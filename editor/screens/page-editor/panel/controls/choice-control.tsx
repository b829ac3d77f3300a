import { Input, NativeSelect, SegmentedControl } from '@mantine/core';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { useId } from 'react';
import { editorFailures } from '../../../../text/en-editor-failures.ts';
import { type ControlProps, inputProps } from '../control.ts';
import styles from '../panel.module.css';

/** Options that are shown side by side at most, and the characters of all of them. */
const SEGMENTS = 4;
const SEGMENT_CHARACTERS = 26;

/** One of several values: a few short ones side by side, others as the browser's own select. */
export function ChoiceControl(props: ControlProps<'choice'>) {
  const { field, change } = props;
  const { options } = field;
  const labelId = useId();
  const hintId = useId();
  // Values may be numbers or null, which are no values of an input: it has their positions.
  const chosen = options.findIndex(({ value }) => value === (props.value ?? null));
  // Of a newer server, or pasted.
  const isOther = chosen === -1 && ['string', 'number'].includes(typeof props.value) && props.value !== '';
  const unexpected = isOther ? fillText(editorFailures.notExpected, { val: String(props.value) }) : undefined;
  const choose = (position: string) => {
    const option = options[Number(position)];
    if (option !== undefined && option.value !== props.value) change(option.value, 'once');
  };
  const characters = options.reduce((sum, { label }) => sum + label.length, 0);
  if (options.length > SEGMENTS || characters > SEGMENT_CHARACTERS || chosen === -1) {
    return (
      <NativeSelect
        {...inputProps({ ...props, problem: unexpected ?? props.problem })}
        data={[
          ...(chosen === -1 ? [{ value: '-1', label: '', disabled: true }] : []),
          ...options.map(({ label }, at) => ({ value: String(at), label })),
        ]}
        value={String(chosen)}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    );
  }
  return (
    <Input.Wrapper
      {...inputProps(props)}
      labelElement="div"
      labelProps={{ id: labelId }}
      descriptionProps={{ id: hintId }}
    >
      <SegmentedControl
        className={styles['segments'] ?? ''}
        size="xs"
        fullWidth
        aria-labelledby={labelId}
        {...(field.hint === undefined ? {} : { 'aria-describedby': hintId })}
        data-field={props.path}
        data={options.map(({ label }, at) => ({ value: String(at), label }))}
        value={String(chosen)}
        onChange={choose}
      />
    </Input.Wrapper>
  );
}

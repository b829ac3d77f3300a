import { Textarea } from '@mantine/core';
import { asText, type ControlProps, inputProps } from '../control.ts';
import styles from '../panel.module.css';

/** Source text. Tab leaves the field, as everywhere. */
export function CodeControl(props: ControlProps<'code'>) {
  return (
    <Textarea
      {...inputProps(props)}
      classNames={{ input: styles['code'] ?? '' }}
      autosize
      minRows={6}
      maxRows={18}
      wrap="off"
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      maxLength={props.field.max}
      value={asText(props.value)}
      onChange={(event) => props.change(event.currentTarget.value, 'typed')}
    />
  );
}

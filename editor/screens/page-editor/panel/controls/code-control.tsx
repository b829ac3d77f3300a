import { Textarea } from '@mantine/core';
import { editorFailures } from '../../../../text/en-editor-failures.ts';
import { asText, type ControlProps, inputProps } from '../control.ts';
import styles from '../panel.module.css';

/** Keyboards of Android change what is typed while it is typed, which breaks code. */
const isAndroid = /\bAndroid\b/.test(navigator.userAgent);

/** Source text. Tab leaves the field, as everywhere. */
export function CodeControl(props: ControlProps<'code'>) {
  return (
    <Textarea
      {...inputProps(props)}
      {...(isAndroid ? { readOnly: true, description: editorFailures.noCodeOnAndroid } : {})}
      classNames={{ input: styles['code'] ?? '' }}
      autosize
      minRows={6}
      maxRows={18}
      // Lines of code keep their shape; those of text are as long as its paragraphs.
      wrap={props.field.language === 'markdown' ? 'soft' : 'off'}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      maxLength={props.field.max}
      value={asText(props.value)}
      onChange={(event) => props.change(event.currentTarget.value, 'typed')}
    />
  );
}

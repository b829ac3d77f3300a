import { Textarea } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CodeInputProps } from './code-input.ts';
import styles from './code-editor.module.css';
import { indentCode } from './indent-code.ts';

/** Pixels of a line; see the style sheet. */
const LINE = 20;

/**
 * A field of code without its colors: while they are loaded, where they cannot be, and where code is only read. Tab
 * indents only once something was typed or clicked, and no longer after Esc: whoever goes through the fields by keyboard
 * passes it without changing it.
 */
export function PlainCode(props: CodeInputProps) {
  const { value, readOnly, lines, onReleased, maxLength } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [isTyping, setTyping] = useState(false);
  useProblemInSight(field, props);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isTyping || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      setTyping(false);
      onReleased(true);
    }
    if (event.key === 'Tab' && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      indent(event.currentTarget);
    }
  };
  const begin = () => {
    if (readOnly) return;
    setTyping(true);
    onReleased(false);
  };
  const keepCaret = ({ selectionStart: from, selectionEnd: to }: HTMLTextAreaElement) =>
    props.keepCaret({ from, to });
  return (
    <Textarea
      ref={field}
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      error={props.isInvalid}
      data-field={props.name}
      withErrorStyles={false}
      variant="unstyled"
      autosize
      minRows={lines[0]}
      maxRows={lines[1]}
      wrap={props.language === 'markdown' ? 'soft' : 'off'}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="off"
      autoCorrect="off"
      autoComplete="off"
      readOnly={readOnly}
      value={value}
      onChange={(event) => {
        begin();
        // The event of the selection comes later than what takes this field's place may.
        keepCaret(event.currentTarget);
        const typed = event.currentTarget.value;
        if (maxLength !== undefined && typed.length > maxLength && typed.length > value.length)
          props.onTooLong();
        else props.onChange(typed);
      }}
      onPointerDown={begin}
      onFocus={(event) => keepCaret(event.currentTarget)}
      onSelect={(event) => keepCaret(event.currentTarget)}
      onBlur={() => {
        props.keepCaret(null);
        setTyping(false);
        onReleased(false);
      }}
      onKeyDown={onKeyDown}
      // While typing, Esc is the field's: the dialog stays.
      data-mantine-stop-propagation={isTyping ? 'true' : undefined}
      classNames={{ input: styles['plain'] ?? '' }}
    />
  );
}

/** As if it had been typed, so that the browser's own Undo takes it back. */
function indent(field: HTMLTextAreaElement): void {
  const {
    from,
    to,
    text: inserted,
    select,
  } = indentCode(field.value, field.selectionStart, field.selectionEnd);
  field.setSelectionRange(from, to);
  field.ownerDocument.execCommand('insertText', false, inserted);
  field.setSelectionRange(...select);
}

/** The line that a problem is about is selected and in view when its field gets the focus. */
function useProblemInSight(
  field: { readonly current: HTMLTextAreaElement | null },
  { isInvalid, problems }: Pick<CodeInputProps, 'isInvalid' | 'problems'>,
) {
  const line = isInvalid ? (problems[0]?.line ?? null) : null;
  useEffect(() => {
    const { current } = field;
    if (current === null || line === null) return;
    const lines = current.value.split('\n');
    const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    current.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
    current.scrollTo({ top: Math.max(0, line - 4) * LINE, left: 0 });
  }, [field, line]);
}

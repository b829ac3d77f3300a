import { Textarea, VisuallyHidden } from '@mantine/core';
import { codeBytes, codeProblem, MAX_CODE_KB } from '@vitrine/domain/code/page-code.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { pageCode as text } from '../../../text/en-page-code.ts';
import { useShowNumber } from '../../../ui/show-money.ts';
import { indentCode } from './indent-code.ts';
import styles from './page-code.module.css';
import { kilobytesOf } from './kilobytes.ts';

/** Pixels of a line; see the style sheet. */
const LINE = 20;

/**
 * A field for code. Tab indents only once something was typed or clicked, and no longer after Esc: whoever goes through
 * the fields by keyboard passes it without changing it.
 */
export function CodeField(props: {
  label: string;
  hint: string;
  value: string;
  problem: string | undefined;
  readOnly: boolean;
  onChange: (value: string) => void;
}) {
  const { value, problem, readOnly } = props;
  const showNumber = useShowNumber();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isTyping, setTyping] = useState(false);
  const [isReleased, setReleased] = useState(false);
  useProblemInSight(field, problem);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isTyping || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      setTyping(false);
      setReleased(true);
    }
    if (event.key === 'Tab' && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      indent(event.currentTarget);
    }
  };
  const begin = () => {
    if (readOnly) return;
    setTyping(true);
    setReleased(false);
  };
  const bytes = codeBytes(value);
  return (
    <div className={styles['field']}>
      <Textarea
        ref={field}
        label={props.label}
        description={readOnly ? props.hint : `${props.hint} ${text.keys}`}
        error={problem}
        // Above the field: below it, a phone would not show it beside the line that it is about.
        inputWrapperOrder={['label', 'description', 'error', 'input']}
        autosize
        minRows={6}
        maxRows={16}
        wrap="off"
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        readOnly={readOnly}
        value={value}
        onChange={(event) => {
          begin();
          props.onChange(event.currentTarget.value);
        }}
        onPointerDown={begin}
        onBlur={() => {
          setTyping(false);
          setReleased(false);
        }}
        onKeyDown={onKeyDown}
        // While typing, Esc is the field's: the dialog stays.
        data-mantine-stop-propagation={isTyping ? 'true' : undefined}
        classNames={{ input: styles['code'] ?? '' }}
      />
      <div className={styles['size']} data-over={bytes > MAX_CODE_KB * 1024 || undefined}>
        {text.used(kilobytesOf(bytes, showNumber), showNumber(MAX_CODE_KB))}
      </div>
      <VisuallyHidden component="output">{isReleased ? text.released : ''}</VisuallyHidden>
    </div>
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
  problem: string | undefined,
) {
  useEffect(() => {
    const { current } = field;
    const line =
      current === null || problem === undefined ? null : (codeProblem(current.value)?.line ?? null);
    if (current === null || line === null) return;
    const lines = current.value.split('\n');
    const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    current.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
    current.scrollTo({ top: Math.max(0, line - 4) * LINE, left: 0 });
  }, [field, problem]);
}

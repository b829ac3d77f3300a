import { Input, VisuallyHidden } from '@mantine/core';
import { codeBytes } from '@vitrine/domain/code/page-code.ts';
import { type CSSProperties, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { codeEditor as text } from '../../text/en-code.ts';
import { isMac } from '../is-mac.ts';
import { lazyPart } from '../lazy-part.tsx';
import { useShowNumber } from '../show-money.ts';
import styles from './code-editor.module.css';
import type { Caret, CodeInputProps, CodeProblem, CodeVariable } from './code-input.ts';
import type { CodeLanguage } from './code-language.ts';
import { isAndroid } from './is-android.ts';
import { kilobytesOf } from './kilobytes.ts';
import { PlainCode } from './plain-code.tsx';

// Where it cannot be loaded, the plain field stays.
const RichCode = lazyPart<CodeInputProps>(
  async () => (await import('./rich-code.tsx')).RichCode,
  ({ props }) => <PlainCode {...props} />,
);

export interface CodeEditorProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly language: CodeLanguage;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the code as it is typed: lines are marked, the first sentence is below. Left out: not looked for. */
  readonly problems?: readonly CodeProblem[];
  /** Why it was refused; its line is that of the first problem. */
  readonly error?: string | undefined;
  readonly readOnly?: boolean;
  /** Bytes in UTF-8 that can be saved; what is used of them is shown. */
  readonly maxBytes?: number;
  /** Characters; what would be more is not taken. */
  readonly maxLength?: number;
  /** Variables that are offered while one is written. */
  readonly variables?: readonly CodeVariable[];
  /** Lines that are seen, at least and at most. */
  readonly lines?: readonly [least: number, most: number];
  /** `small`: in a panel, with what is said of it below. */
  readonly size?: 'normal' | 'small';
  /** The field's name in addresses and summaries that lead to it. */
  readonly name?: string;
}

const NONE: readonly never[] = [];

/**
 * A field of code: with colors, line numbers, search, completion and an Undo of its own. On Android, whose keyboards break
 * code, it is only read.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { value, error, problems = NONE, size = 'normal', maxBytes, maxLength } = props;
  const id = useId();
  const showNumber = useShowNumber();
  const frame = useRef<HTMLDivElement>(null);
  const caret = useRef<Caret>(null);
  const [isReleased, setReleased] = useState(false);
  const [isTooLong, setTooLong] = useState(false);
  const onAndroid = isAndroid(navigator);
  const readOnly = props.readOnly === true || onAndroid;
  const described = `${id}-description`;
  const below = `${id}-below`;
  const lines = props.lines ?? (size === 'small' ? ([6, 18] as const) : ([6, 16] as const));
  const input: CodeInputProps = {
    language: props.language,
    value,
    problems,
    marksProblems: props.problems !== undefined,
    variables: props.variables ?? NONE,
    readOnly,
    isInvalid: error !== undefined,
    maxLength,
    lines,
    labelId: `${id}-label`,
    describedBy: [described, ...(error === undefined ? [] : [`${id}-error`]), below].join(' '),
    name: props.name,
    keepCaret: (now) => {
      caret.current = now;
    },
    keptCaret: () => caret.current,
    onChange: (next) => {
      setTooLong(false);
      props.onChange(next);
    },
    onTooLong: () => setTooLong(true),
    onReleased: setReleased,
  };
  const keys = readOnly ? null : text.keys(isMac ? '⌘F' : 'Ctrl+F');
  const android = onAndroid && props.readOnly !== true ? text.onAndroid : null;
  return (
    <Input.Wrapper
      id={id}
      label={props.label}
      labelElement="div"
      labelProps={{ onClick: () => fieldIn(frame.current)?.focus() }}
      description={
        <>
          {android !== null && <span>{android} </span>}
          {props.description !== undefined && <span>{props.description} </span>}
          {keys !== null && <span className={styles['keys']}>{keys}</span>}
        </>
      }
      error={error}
      size={size === 'small' ? 'xs' : 'sm'}
      // Above the field: below it, a phone would not show it beside the line that it is about.
      inputWrapperOrder={
        size === 'small'
          ? ['label', 'input', 'description', 'error']
          : ['label', 'description', 'error', 'input']
      }
      className={styles['field'] ?? ''}
    >
      <div
        ref={frame}
        className={styles['frame']}
        data-size={size}
        data-invalid={error !== undefined || undefined}
        data-read-only={readOnly || undefined}
        style={{ '--code-least': lines[0], '--code-most': lines[1] } as CSSProperties}
      >
        {onAndroid ? (
          <PlainCode {...input} />
        ) : (
          <Suspense fallback={<PlainCode {...input} />}>
            <RichCode {...input} />
          </Suspense>
        )}
      </div>
      <div id={below} className={styles['below']}>
        <output className={styles['problem']}>
          {isTooLong && maxLength !== undefined
            ? text.tooLong(showNumber(maxLength))
            : error === undefined
              ? (problems[0]?.message ?? '')
              : ''}
        </output>
        {maxBytes !== undefined && <Size bytes={codeBytes(value)} most={maxBytes} />}
      </div>
      <VisuallyHidden component="output">{isReleased ? text.released : ''}</VisuallyHidden>
    </Input.Wrapper>
  );
}

const fieldIn = (frame: HTMLElement | null): HTMLElement | null =>
  frame?.querySelector<HTMLElement>('[role=textbox], textarea') ?? null;

function Size({ bytes, most }: { readonly bytes: number; readonly most: number }) {
  const showNumber = useShowNumber();
  return (
    <span className={styles['size']} data-over={bytes > most || undefined}>
      {text.used(kilobytesOf(bytes, showNumber), showNumber(most / 1024))}
    </span>
  );
}

import { useDebouncedValue } from '@mantine/hooks';
import { codeProblem, MAX_CODE_KB } from '@vitrine/domain/code/page-code.ts';
import { useMemo } from 'react';
import { CodeEditor } from './code-editor.tsx';
import type { CodeProblem } from './code-input.ts';

/** Milliseconds without a key before code is called wrong: half-written code always is. */
const PAUSE = 700;

/** A field for the HTML that pages get, with what could not be stored of it marked. `problem`: why it was refused. */
export function HtmlCodeField(props: {
  label: string;
  hint: string;
  value: string;
  problem: string | undefined;
  readOnly: boolean;
  name?: string;
  lines?: readonly [least: number, most: number];
  onChange: (value: string) => void;
}) {
  const { value, problem } = props;
  const [settled] = useDebouncedValue(value, PAUSE);
  // Refused, it is looked at as it is: its line is shown with the sentence.
  const looked = problem === undefined ? settled : value;
  const problems = useMemo((): readonly CodeProblem[] => {
    const found = codeProblem(looked);
    return found === null ? [] : [{ line: found.line, message: found.sentence }];
  }, [looked]);
  return (
    <CodeEditor
      label={props.label}
      description={props.hint}
      language="html"
      value={value}
      problems={problems}
      error={problem}
      readOnly={props.readOnly}
      maxBytes={MAX_CODE_KB * 1024}
      {...(props.name === undefined ? {} : { name: props.name })}
      {...(props.lines === undefined ? {} : { lines: props.lines })}
      onChange={props.onChange}
    />
  );
}

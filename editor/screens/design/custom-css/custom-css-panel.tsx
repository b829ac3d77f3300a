import type { CustomCssProblem } from '@vitrine/domain/code/custom-css.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { design as words } from '../../../text/en-design.ts';
import { CodeEditor } from '../../../ui/code-editor/code-editor.tsx';
import type { CodeVariable } from '../../../ui/code-editor/code-input.ts';

/** Milliseconds after the last letter until what is wrong is said: a rule that is being typed is always open. */
const REST = 700;

/** CSS or Less as text, with what is wrong in it. */
export function CustomCssPanel(props: {
  readonly value: string;
  readonly problems: readonly CustomCssProblem[];
  readonly variables: readonly CodeVariable[];
  readonly onChange: (value: string) => void;
}) {
  const [said] = useDebouncedValue(props.problems, REST);
  const problems = props.problems.length === 0 ? [] : said;
  return (
    <CodeEditor
      label={words.customCssField}
      language="less"
      size="small"
      lines={[10, 24]}
      value={props.value}
      problems={problems.map(({ line, sentence }) => ({ line, message: sentence }))}
      variables={props.variables}
      onChange={props.onChange}
    />
  );
}

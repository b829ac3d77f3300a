import { Textarea } from '@mantine/core';
import type { CustomCssProblem } from '@vitrine/domain/code/custom-css.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useId } from 'react';
import { design as words } from '../../../text/en-design.ts';
import styles from './custom-css-panel.module.css';

/** Milliseconds after the last letter until what is wrong is said: a rule that is being typed is always open. */
const REST = 700;

/** CSS or Less as text, with what is wrong in it. */
export function CustomCssPanel(props: {
  readonly value: string;
  readonly problems: readonly CustomCssProblem[];
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  const [said] = useDebouncedValue(props.problems, REST);
  const problems = props.problems.length === 0 ? [] : said;
  return (
    <div>
      <Textarea
        aria-label={words.customCssField}
        aria-describedby={problems.length === 0 ? undefined : id}
        aria-invalid={problems.length > 0}
        classNames={{ input: styles['input'] ?? '' }}
        value={props.value}
        autosize
        minRows={10}
        maxRows={24}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={(event) => props.onChange(event.currentTarget.value)}
      />
      <div aria-live="polite" id={id}>
        {problems.length > 0 && (
          <ul className={styles['problems']} aria-label={words.customCssProblems}>
            {problems.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

import { VisuallyHidden } from '@mantine/core';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useMemo,
  useState,
} from 'react';
import { PanelContext } from './panel-context.ts';
import styles from './panel.module.css';
import { TYPED, undoesItself } from './undoes-itself.ts';

/** Fields in which the browser undoes what was typed. */
const textFields =
  'input:not([type=checkbox], [type=radio], [type=range], [type=color]), textarea, [contenteditable=true]';

const markTyped = ({ target }: FormEvent) => {
  if (target instanceof HTMLElement && target.matches(textFields)) target.setAttribute(TYPED, '');
};
const markLeft = ({ target }: FocusEvent) => target.removeAttribute(TYPED);
const keepUndo = (event: KeyboardEvent) => {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && /^[zy]$/i.test(event.key);
  // The editor of formatted text has undone by itself what it could.
  if (isUndo && (event.isDefaultPrevented() || undoesItself(event.target))) event.stopPropagation();
};

/** What panels have in common: their look, one live region, and fields that undo what was typed into them. */
export function PanelFrame(props: { problems?: Readonly<Record<string, string>>; children: ReactNode }) {
  const [said, setSaid] = useState({ words: '', isOdd: false });
  // The same words twice are spoken twice: a space at their end makes them another text.
  const say = useCallback((words: string) => setSaid(({ isOdd }) => ({ words, isOdd: !isOdd })), []);
  const { problems } = props;
  const tools = useMemo(() => ({ say, problems: problems ?? {} }), [say, problems]);
  return (
    <PanelContext value={tools}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields in it */}
      <div className={styles['panel']} onInput={markTyped} onBlur={markLeft} onKeyDown={keepUndo}>
        <VisuallyHidden component="output">{said.isOdd ? `${said.words}\u00A0` : said.words}</VisuallyHidden>
        {props.children}
      </div>
    </PanelContext>
  );
}

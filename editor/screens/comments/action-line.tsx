import { Button } from '@mantine/core';
import { text } from '../../text/en.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import styles from './comments-screen.module.css';
import type { AppliedAction } from './comment-actions.ts';

/** Replaces comments in the list after an action: says what was done and offers Undo. */
export function ActionLine(props: { applied: AppliedAction; onUndo: () => void }) {
  const { applied } = props;
  const words = text.comments.done[applied.action](applied.comments.map(({ authorName }) => authorName));
  return (
    <li className={styles['applied']}>
      <CheckIcon size={16} />
      <span className={styles['actionText']}>
        {words}
        {applied.problem !== '' && (
          <span role="alert" className={styles['problem']}>
            {' '}
            {applied.problem}
          </span>
        )}
      </span>
      <Button
        id={`undo-${applied.id}`}
        data-stop=""
        size="compact-sm"
        variant="subtle"
        onClick={props.onUndo}
        aria-label={text.comments.undoOf(words)}
      >
        {text.comments.undo}
      </Button>
    </li>
  );
}

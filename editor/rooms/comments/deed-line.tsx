import { Button } from '@mantine/core';
import { text } from '../../text/en.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import styles from './comments-room.module.css';
import type { Deed } from './deeds.ts';

/** Stands where comments were: what was done with them, and the way back. */
export function DeedLine(props: { deed: Deed; onUndo: () => void }) {
  const { deed } = props;
  const words = text.comments.done[deed.action](deed.comments.map(({ authorName }) => authorName));
  return (
    <li className={styles['deed']}>
      <CheckIcon size={16} />
      <span className={styles['deedWords']}>
        {words}
        {deed.problem !== '' && (
          <span role="alert" className={styles['problem']}>
            {' '}
            {deed.problem}
          </span>
        )}
      </span>
      <Button
        id={`undo-${deed.id}`}
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

import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { text } from '../../text/en.ts';
import { countsQuery } from './comment-queries.ts';
import styles from './waiting-count.module.css';

/** Badge with the number of pending comments on the navigation entry; nothing at zero. */
export function WaitingCount() {
  const held = useQuery(countsQuery).data?.held ?? 0;
  if (held === 0) return null;
  return (
    <>
      <span className={styles['count']} aria-hidden="true">
        {held > 99 ? '99+' : held}
      </span>
      <VisuallyHidden>, {text.comments.waiting(held)}</VisuallyHidden>
    </>
  );
}

import { VisuallyHidden } from '@mantine/core';
import styles from './nav-badge.module.css';

/** A number on a navigation entry: how much is pending there; nothing at zero. `label` says what, for screen readers. */
export function NavBadge(props: { count: number; label: string }) {
  if (props.count === 0) return null;
  return (
    <>
      <span className={styles['count']} aria-hidden="true">
        {props.count > 99 ? '99+' : props.count}
      </span>
      <VisuallyHidden>, {props.label}</VisuallyHidden>
    </>
  );
}

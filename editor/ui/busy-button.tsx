import { Button, type ButtonProps, Loader } from '@mantine/core';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styles from './busy-button.module.css';

type BusyButtonProps = ButtonProps & Omit<ComponentPropsWithRef<'button'>, keyof ButtonProps>;

/**
 * A button that keeps the focus while it is busy or disabled (aria-disabled). With the `disabled` attribute the focus
 * would move to the page, and the next Tab would start at the top.
 */
export function BusyButton(props: BusyButtonProps) {
  const { loading = false, disabled = false, onClick, children, ...others } = props;
  const isIdle = loading || disabled;
  return (
    <Button
      {...others}
      {...(isIdle ? { 'aria-disabled': true } : {})}
      {...(disabled && !loading ? { 'data-disabled': true } : {})}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        // Also prevents the form's submission.
        if (isIdle) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className={loading ? styles['hidden'] : undefined}>{children}</span>
      {loading && <Loader className={styles['loader'] ?? ''} size="1.2em" color="currentColor" aria-hidden />}
    </Button>
  );
}

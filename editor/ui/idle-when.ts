/** Looks disabled but keeps the focus, which would be lost when a press disables the pressed button. */
export function idleWhen(isIdle: boolean): {
  readonly 'aria-disabled'?: true;
  readonly 'data-disabled'?: true;
} {
  return isIdle ? { 'aria-disabled': true, 'data-disabled': true } : {};
}

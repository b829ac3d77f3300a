/** spec: storefront-commerce 4 "Add-to-cart button" */
export type AddButtonState = 'idle' | 'adding' | 'added' | 'select-option';

/** Milliseconds. spec: storefront-commerce 9 */
export const addButtonTimes = {
  beforeAdded: 1000,
  added: 2000,
  afterFailure: 1000,
  selectOption: 2000,
} as const;

/** Whether a press counts in this state; one that does not is ignored. */
export function takesPress(state: AddButtonState): boolean {
  return state === 'idle' || state === 'select-option';
}

/** What the button goes through after something happened, with the milliseconds to wait before each state. */
export function statesAfter(
  happening: 'unselected' | 'added' | 'failed',
): readonly { readonly wait: number; readonly state: AddButtonState }[] {
  if (happening === 'unselected') {
    return [
      { wait: 0, state: 'select-option' },
      { wait: addButtonTimes.selectOption, state: 'idle' },
    ];
  }
  if (happening === 'failed') return [{ wait: addButtonTimes.afterFailure, state: 'idle' }];
  return [
    { wait: addButtonTimes.beforeAdded, state: 'added' },
    { wait: addButtonTimes.added, state: 'idle' },
  ];
}

import { commerceText } from '@vitrine/domain/text/commerce.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { AddOutcome } from '@vitrine/domain/add-flow/describe-outcome.ts';

/** spec: storefront-commerce 4 "Add-to-cart button" */
export type AddButtonState = 'idle' | 'adding' | 'added' | 'select-option';

/** Events of the add button. */
export type ButtonEvent = 'adding' | 'unselected' | 'added' | 'failed' | 'given-up';

/** Milliseconds. spec: storefront-commerce 9 */
const addButtonTimes = {
  beforeAdded: 1000,
  added: 2000,
  afterFailure: 1000,
  selectOption: 2000,
} as const;

/** Whether a press counts in this state; one that does not is ignored. */
export function acceptsPress(state: AddButtonState): boolean {
  return state === 'idle' || state === 'select-option';
}

/** The button's label; `idleText` is its own text when idle. */
export function addButtonLabel(state: AddButtonState, idleText: string, locale: Locale): string {
  const text = commerceText(locale);
  if (state === 'adding') return text.adding;
  if (state === 'added') return text.added;
  return state === 'select-option' ? text.selectOption : idleText;
}

/** The states that follow an event, with the milliseconds to wait before each. */
function statesAfter(
  event: ButtonEvent,
): readonly { readonly wait: number; readonly state: AddButtonState }[] {
  switch (event) {
    case 'adding':
      return [{ wait: 0, state: 'adding' }];
    case 'unselected':
      return [
        { wait: 0, state: 'select-option' },
        { wait: addButtonTimes.selectOption, state: 'idle' },
      ];
    case 'failed':
      return [{ wait: addButtonTimes.afterFailure, state: 'idle' }];
    case 'added':
      return [
        { wait: addButtonTimes.beforeAdded, state: 'added' },
        { wait: addButtonTimes.added, state: 'idle' },
      ];
    case 'given-up':
      return [{ wait: 0, state: 'idle' }];
  }
}

/** The button event for an outcome of the add flow. While the browser navigates away the button keeps 'Adding…'. */
export function buttonEventOf(outcome: Pick<AddOutcome, 'end' | 'kind'>): ButtonEvent {
  if (outcome.end === 'optionsMissing' || outcome.end === 'denominationMissing') return 'unselected';
  switch (outcome.kind) {
    case 'sold':
      return outcome.end === 'expressCheckout' ? 'adding' : 'added';
    case 'left':
      return 'adding';
    case 'failed':
      return 'failed';
    case 'stopped':
      return 'given-up';
  }
}

export interface ButtonTimer {
  /** Takes a press: false while an earlier one is under way, or while the button shows that it was added. */
  readonly take: () => boolean;
  readonly notify: (event: ButtonEvent) => void;
  /** Follows the page's return from the back/forward cache, until the returned function is called. */
  readonly watchPage: () => () => void;
}

/**
 * Runs a button through its states; a new event cancels the pending states of an older one. It is the guard against
 * double presses too, of all buttons of a form.
 */
export function startButtonTimer(show: (state: AddButtonState) => void): ButtonTimer {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let now: AddButtonState = 'idle';
  /** A press was taken and its button shows nothing of it yet: its code may have to load first. */
  let isTaken = false;
  const stop = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  };
  const showNow = (state: AddButtonState): void => show((now = state));
  const notify = (event: ButtonEvent): void => {
    stop();
    isTaken = false;
    let due = 0;
    for (const { wait, state } of statesAfter(event)) {
      due += wait;
      if (due === 0) showNow(state);
      else timers.push(setTimeout(() => showNow(state), due));
    }
  };
  // The page was left while the button said 'Adding…', or by a form posted natively.
  const comeBack = (event: PageTransitionEvent): void => {
    if (event.persisted) notify('given-up');
  };
  return {
    take() {
      if (isTaken || !acceptsPress(now)) return false;
      return (isTaken = true);
    },
    notify,
    watchPage() {
      addEventListener('pageshow', comeBack);
      return () => {
        removeEventListener('pageshow', comeBack);
        stop();
      };
    },
  };
}

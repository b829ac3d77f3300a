import {
  addButtonLabel,
  startButtonClock,
  takesPress,
  type AddButtonState,
  type ButtonEvent,
} from '@vitrine/blocks/views/product/add-button-state.ts';

/** A card's add button: the states and times of the product page's, without React. */
export interface GridButton {
  readonly state: () => AddButtonState;
  readonly notify: (event: ButtonEvent) => void;
}

/** Takes over an idle button. */
export function takeButton(button: HTMLButtonElement): GridButton {
  const idleText = button.textContent ?? '';
  let now: AddButtonState = 'idle';
  const clock = startButtonClock((state) => {
    now = state;
    // An add-on's button has no text, only its plus and its check mark.
    if (idleText !== '') button.textContent = addButtonLabel(state, idleText);
    button.dataset['state'] = state;
    if (takesPress(state)) button.removeAttribute('aria-disabled');
    else button.setAttribute('aria-disabled', 'true');
  });
  // A list that comes back from the back/forward cache was left while it said 'Adding…'.
  addEventListener('pageshow', (event) => {
    if (event.persisted) clock.notify('given-up');
  });
  return { state: () => now, notify: clock.notify };
}

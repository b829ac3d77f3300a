import { locale } from '../locale.ts';
import {
  addButtonLabel,
  startButtonClock,
  acceptsPress,
  type ButtonClock,
} from '@vitrine/blocks/views/product/add-button-state.ts';

/** Enhances a card's idle add button: the states and times of the product page's button, without React. */
export function enhanceAddButton(button: HTMLButtonElement): ButtonClock {
  const idleText = button.textContent ?? '';
  const clock = startButtonClock((state) => {
    // An add-on's button has no text, only its plus and its check mark.
    if (idleText !== '') button.textContent = addButtonLabel(state, idleText, locale);
    button.dataset['state'] = state;
    if (acceptsPress(state)) button.removeAttribute('aria-disabled');
    else button.setAttribute('aria-disabled', 'true');
  });
  clock.watchPage();
  return clock;
}

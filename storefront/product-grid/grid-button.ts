import { locale } from '../locale.ts';
import {
  addButtonLabel,
  startButtonTimer,
  acceptsPress,
  type ButtonTimer,
} from '@vitrine/blocks/views/product/add-button-state.ts';

/** Enhances a card's idle add button: the states and times of the product page's button, without React. */
export function enhanceAddButton(button: HTMLButtonElement): ButtonTimer {
  const idleText = button.textContent ?? '';
  const clock = startButtonTimer((state) => {
    // An add-on's button has no text, only its plus and its check mark.
    if (idleText !== '') button.textContent = addButtonLabel(state, idleText, locale);
    button.dataset['state'] = state;
    if (acceptsPress(state)) button.removeAttribute('aria-disabled');
    else button.setAttribute('aria-disabled', 'true');
  });
  clock.watchPage();
  return clock;
}

import { digitsOf, groupCardNumber, typeCardNumber } from '@vitrine/domain/order/type-card-number.ts';
import { useEffect, type RefObject } from 'react';

/**
 * Groups a card number while it is typed, pasted or autofilled, keeping the caret. The form sends only
 * digits. The field is uncontrolled: nothing of the card is kept in state.
 */
export function useCardNumber(field: RefObject<HTMLInputElement | null>, awake: boolean): void {
  useEffect(
    () => (awake && field.current !== null ? groupWhileTyped(field.current) : undefined),
    [field, awake],
  );
}

/** Returns a cleanup function. */
function groupWhileTyped(input: HTMLInputElement): () => void {
  const { form } = input;
  let shown = input.value;
  const show = (text: string): boolean => {
    shown = text;
    if (input.value === text) return false;
    input.value = text;
    return true;
  };
  const follow = (event: Event): void => {
    if (event instanceof InputEvent && event.isComposing) return;
    const caret = input.selectionStart ?? input.value.length;
    const typed = typeCardNumber(shown, { text: input.value, caret }, deletedSide(event));
    // Only the focused field has a caret: setting it elsewhere would move the focus in some browsers.
    if (show(typed.text) && document.activeElement === input) {
      input.setSelectionRange(typed.caret, typed.caret);
    }
  };
  const send = (event: FormDataEvent): void => {
    if (event.formData.has(input.name)) event.formData.set(input.name, digitsOf(input.value));
  };
  // Text typed before hydration; in a focused field the next key groups it.
  if (document.activeElement !== input) show(groupCardNumber(input.value));
  input.addEventListener('input', follow);
  form?.addEventListener('formdata', send);
  return () => {
    input.removeEventListener('input', follow);
    form?.removeEventListener('formdata', send);
  };
}

/** Which side of the caret a deletion took something from, by the `inputType` of its event. */
function deletedSide(event: Event): 'before' | 'after' | null {
  if (!(event instanceof InputEvent) || !event.inputType.startsWith('delete')) return null;
  if (event.inputType.endsWith('Backward')) return 'before';
  return event.inputType.endsWith('Forward') ? 'after' : null;
}

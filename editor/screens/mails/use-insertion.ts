import type { MailWordField } from '@vitrine/domain/mail/mail-words.ts';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Field } from '../../ui/form/field-set.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Adds text where was typed last: in a field of words, in place of what is selected there. */
export function useInsertion(fieldOf: (name: MailWordField) => Field<string>) {
  const last = useRef<{ readonly name: MailWordField; readonly control: Control | null }>({
    name: 'intro',
    control: null,
  });
  const controls = useRef(new Map<MailWordField, Control>());
  return {
    /** Props of a field's control. */
    control: (name: MailWordField) => ({
      ref: (control: Control | null) => {
        if (control === null) controls.current.delete(name);
        else controls.current.set(name, control);
      },
      onFocus: () => {
        last.current = { name, control: controls.current.get(name) ?? null };
      },
    }),
    insert: (text: string) => {
      const { name } = last.current;
      const control = controls.current.get(name);
      const field = fieldOf(name);
      if (control === undefined) return;
      // A control that was never focused has its caret at the beginning.
      const wasTyped = last.current.control !== null;
      const from = wasTyped ? (control.selectionStart ?? field.value.length) : field.value.length;
      const to = wasTyped ? (control.selectionEnd ?? from) : from;
      flushSync(() => field.change(field.value.slice(0, from) + text + field.value.slice(to)));
      control.focus();
      control.setSelectionRange(from + text.length, from + text.length);
    },
  };
}

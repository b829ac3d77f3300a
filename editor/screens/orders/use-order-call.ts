import { CallFailure } from '@vitrine/contracts/client.ts';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { showFirstProblem } from '../../ui/show-first-problem.ts';

/** A call that changes an order, made by a dialog. */
interface OrderCall {
  /** For the form: its first field with a problem gets the focus. */
  readonly sheet: RefObject<HTMLFormElement | null>;
  readonly busy: boolean;
  /** Why the last call failed; null otherwise. */
  readonly failure: unknown;
  /** Sentences of the server by field, in a dialog that shows them. */
  readonly refusals: Readonly<Record<string, string>>;
  clearRefusals(): void;
  /** Problems are shown from the first attempt on. */
  readonly isAsked: boolean;
  /** Closes the dialog, unless the call is being made. */
  close(): void;
  /** Instead of a call: shows what is missing. */
  showProblems(): void;
  /** Makes the call, one at a time. */
  run(call: () => Promise<void>): Promise<void>;
}

/** `showsRefusals`: whether the dialog shows sentences of the server at its fields; without, they are the failure. */
export function useOrderCall(
  onClose: () => void,
  { showsRefusals = false }: { readonly showsRefusals?: boolean } = {},
): OrderCall {
  const sheet = useRef<HTMLFormElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  return {
    sheet,
    busy,
    failure,
    refusals,
    clearRefusals: () => setRefusals({}),
    isAsked,
    close: () => {
      if (!busy) onClose();
    },
    showProblems: () => {
      if (busy) return;
      flushSync(() => setAsked(true));
      showFirstProblem(sheet.current);
    },
    run: async (call) => {
      if (busy) return;
      setBusy(true);
      setFailure(null);
      try {
        await call();
      } catch (error) {
        const fields = showsRefusals && error instanceof CallFailure ? (error.fields ?? {}) : {};
        flushSync(() => {
          setRefusals(fields);
          if (Object.keys(fields).length === 0) setFailure(error);
        });
        if (showsRefusals) showFirstProblem(sheet.current);
      } finally {
        setBusy(false);
      }
    },
  };
}

import { useState } from 'react';
import type { CheckoutCalls } from './checkout-form.props.ts';

interface LiveCodes {
  /** Why the last code was refused; null when it was applied. */
  readonly problem: string | null;
  /** Incremented by every change, so that totals are requested again. */
  readonly turn: number;
  /** Requests the totals again. */
  readonly reprice: () => void;
  /** Runs the code action of a form button; false for any other button. */
  readonly change: (action: string, typed: string) => boolean;
}

/** Applies and removes codes without leaving the page. */
export function useCodes(calls: CheckoutCalls | undefined, firstProblem: string | null): LiveCodes {
  const [problem, setProblem] = useState(firstProblem);
  const [turn, setTurn] = useState(0);
  const reprice = (): void => setTurn((before) => before + 1);
  const follow = async (sent: Promise<string | null>): Promise<void> => {
    setProblem(null);
    const refusal = await sent;
    setProblem(refusal);
    if (refusal !== null) return;
    const field = document.querySelector<HTMLInputElement>('input[name="code"]');
    if (field !== null) field.value = '';
    reprice();
  };
  return {
    problem,
    turn,
    reprice,
    change(action, typed) {
      if (calls === undefined) return false;
      if (action === 'add-code') void follow(calls.addCode(typed));
      else if (action.startsWith('remove-code:')) void follow(calls.removeCode(action.slice(12)));
      else return false;
      return true;
    },
  };
}

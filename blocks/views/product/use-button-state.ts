import { useEffect, useState } from 'react';
import { startButtonTimer, type AddButtonState, type ButtonTimer } from './add-button-state.ts';

/** The add button's state over time, and the clock that takes its presses. spec: storefront-commerce 4 */
export function useButtonState(): [AddButtonState, ButtonTimer] {
  const [state, setState] = useState<AddButtonState>('idle');
  const [clock] = useState(() => startButtonTimer(setState));
  useEffect(() => clock.watchPage(), [clock]);
  return [state, clock];
}

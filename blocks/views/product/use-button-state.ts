import { useEffect, useState } from 'react';
import { startButtonClock, type AddButtonState, type ButtonClock } from './add-button-state.ts';

/** The add button's state over time, and the clock that takes its presses. spec: storefront-commerce 4 */
export function useButtonState(): [AddButtonState, ButtonClock] {
  const [state, setState] = useState<AddButtonState>('idle');
  const [clock] = useState(() => startButtonClock(setState));
  useEffect(() => clock.watchPage(), [clock]);
  return [state, clock];
}

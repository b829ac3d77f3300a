import { isDue, type PopupRules, readSeen, writeSeen } from '@vitrine/domain/site/popup-rules.ts';

/** Where a browser remembers that it has shown the pop-up. */
const KEY = 'popup-seen';

/** What a browser knows of the pop-up. */
export interface PopupMemory {
  readonly edition: number;
  /** Whether it may be shown now; another tab may have shown it meanwhile. Throws where nothing is stored. */
  isDue(): boolean;
  /** Throws where nothing can be stored. */
  remember(isDone: boolean): void;
}

export function popupMemory(rules: PopupRules): PopupMemory {
  const { edition } = rules;
  return {
    edition,
    isDue: () => isDue(readSeen(localStorage.getItem(KEY)), rules, Date.now()),
    remember: (isDone) => localStorage.setItem(KEY, writeSeen({ edition, at: Date.now(), isDone })),
  };
}

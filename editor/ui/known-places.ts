import { createContext, useContext } from 'react';

/** Addresses that screens name: their own, those of their sections and actions. Provided by the shell. */
export const KnownPlaces = createContext<ReadonlySet<string>>(new Set());

/** Whether some screen answers at an address below /config. */
export function useIsKnownPlace(path: string): boolean {
  return useContext(KnownPlaces).has(path);
}

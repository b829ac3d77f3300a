import { useEffect, useRef } from 'react';

/** Focuses a field when it is mounted, for fields that a person has just opened. */
export function useFocusAtFirst() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}

import { useEffect, useRef } from 'react';

/** For a field that appears because a person asked for it: the focus goes there at once. */
export function useFocusAtFirst() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}

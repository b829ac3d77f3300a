import { useCallback, useEffect, useRef, useState } from 'react';
import { findZone, type ZoneName } from './site-zones.ts';

/** Milliseconds in which a pointer gets from the page to the label above it. */
const GRACE = 250;

/** Which of header and footer a pointer is on, in the frame or on the label; `onPress` is called for a press on one. */
export function useZonePointing(page: Document, onPress: (zone: ZoneName) => void) {
  const [pointed, setPointed] = useState<ZoneName | null>(null);
  const leaving = useRef(0);
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  const point = useCallback((zone: ZoneName | null): void => {
    clearTimeout(leaving.current);
    if (zone === null) leaving.current = window.setTimeout(() => setPointed(null), GRACE);
    else setPointed(zone);
  }, []);
  useEffect(() => {
    const abort = new AbortController();
    const options = { signal: abort.signal, capture: true };
    page.addEventListener('pointerover', (event) => point(zoneAt(page, event.target)), options);
    page.documentElement.addEventListener('pointerleave', () => point(null), { signal: abort.signal });
    page.addEventListener(
      'click',
      (event) => {
        const zone = zoneAt(page, event.target);
        if (zone === null) return;
        point(zone);
        press.current(zone);
      },
      options,
    );
    return () => {
      abort.abort();
      clearTimeout(leaving.current);
    };
  }, [page, point]);
  return { pointed, point };
}

function zoneAt(page: Document, target: EventTarget | null): ZoneName | null {
  for (const name of ['header', 'footer'] as const)
    if (findZone(page, name)?.contains(target as Node | null) === true) return name;
  return null;
}

import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';
import { focusPlace } from '../focus-place.ts';

/**
 * Leads to the field that the address names: `/settings/store#timeZone`. It is focused, in the middle of the window. One
 * of a part that is loaded later is waited for, until a person has moved on.
 */
export function useNamedField(sheet: RefObject<HTMLElement | null>): void {
  // Another object when the same address is led to again.
  const location = useLocation();
  useEffect(() => {
    const { hash } = location;
    const area = sheet.current;
    if (hash === '' || area === null) return undefined;
    const lead = (): boolean => {
      const place = area.querySelector<HTMLElement>(`[data-field="${CSS.escape(hash.slice(1))}"]`);
      place?.scrollIntoView({ block: 'center' });
      focusPlace(place);
      return place !== null;
    };
    if (lead()) return undefined;
    const observer = new MutationObserver(() => {
      const isElsewhere = document.activeElement?.matches('input, select, textarea, button, a') ?? false;
      if (isElsewhere || lead()) observer.disconnect();
    });
    observer.observe(area, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [location, sheet]);
}

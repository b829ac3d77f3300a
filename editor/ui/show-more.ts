import { type RefObject, useEffect, useRef } from 'react';

/**
 * Asks for a list's next page and, when it is there, leads from the button to its first row: the button itself may be
 * gone with the last page.
 */
export function useShowMore(
  list: RefObject<HTMLElement | null>,
  fetchNextPage: () => Promise<unknown>,
): () => void {
  const shown = useRef<number | null>(null);
  const linksOf = () => list.current?.querySelectorAll<HTMLElement>(':is(tbody, ul) a[href]');
  useEffect(() => {
    const links = linksOf();
    if (shown.current === null || links === undefined || links.length <= shown.current) return;
    links[shown.current]?.focus();
    shown.current = null;
  });
  return () => {
    shown.current = linksOf()?.length ?? null;
    void fetchNextPage();
  };
}

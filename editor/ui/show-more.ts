import { type RefObject, useEffect, useRef } from 'react';

/**
 * Fetches a list's next page, then moves the focus from the button to the first new row: the button is gone after the
 * last page.
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

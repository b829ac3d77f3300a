import type { DesignView } from '@vitrine/contracts/design.ts';
import { useEffect, useMemo, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import type { DeskValues } from './desk-history.ts';
import { CSS, tweaksIn, valuesOf } from './desk-values.ts';
import { LiveStyles, type LiveState, type WantedStyles } from './live-styles.ts';

/** Milliseconds after the last change until a value that is not allowed is said to be: it may be half typed. */
const REST = 600;

/** Keeps the page in the frame at the values of the desk. */
export function useLiveStyles(
  opened: DesignView,
  values: DeskValues,
  isWithoutOwn: boolean,
  onShown: (page: Document) => void,
): { readonly live: LiveState; readonly styles: LiveStyles } {
  const [live, setLive] = useState<LiveState>({
    failure: null,
    problems: opened.cssProblems,
    contrast: opened.contrast,
    derived: {},
    refused: {},
  });
  const shown = useLatest(onShown);
  const [styles] = useState(
    () =>
      new LiveStyles(
        wantedOf(opened, valuesOf(opened)),
        { problems: opened.cssProblems, contrast: opened.contrast },
        ({ tweaks, css, have }) =>
          client.call('POST', '/api/admin/design/stylesheet', {
            body: { theme: opened.theme, tweaks: { ...tweaks }, css, have: [...have] },
          }),
        setLive,
        (page) => shown.current(page),
      ),
  );
  const wanted = useMemo(() => wantedOf(opened, values), [opened, values]);
  useEffect(() => styles.want(wanted), [styles, wanted]);
  useEffect(() => styles.withoutOwn(isWithoutOwn), [styles, isWithoutOwn]);
  useEffect(() => {
    const again = (): void => styles.again();
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      styles.end();
    };
  }, [styles]);

  const [rested, setRested] = useState(live.refused);
  useEffect(() => {
    const timer = setTimeout(() => setRested(live.refused), REST);
    return () => clearTimeout(timer);
  }, [live]);
  // What is right again is so at once.
  const refused = Object.fromEntries(
    Object.entries(rested).filter(([name]) => Object.hasOwn(live.refused, name)),
  );
  return { live: { ...live, refused }, styles };
}

const wantedOf = ({ tweaks }: DesignView, values: DeskValues): WantedStyles => ({
  tweaks: tweaksIn(values, tweaks),
  css: values[CSS] ?? '',
});

import type { FontStyle } from '@vitrine/domain/design/fonts/font-types.ts';
import { useEffect, useState } from 'react';

/** A font while its preview loads, when it is there, and when it cannot be loaded. */
export type PreviewState = 'waiting' | 'shown' | 'failed';

/** Styles that are loaded or on their way, by address. */
const loaded = new Map<string, Promise<void>>();

const isPlain = ({ italic, range }: FontStyle): boolean =>
  !italic && (range === null || range.startsWith('U+0000'));

/** The upright style whose weights are nearest; null where a font has no files. */
export function styleNear(styles: readonly FontStyle[], weight: number): FontStyle | null {
  const away = ({ weights: [least, most] }: FontStyle): number =>
    weight < least ? least - weight : weight > most ? weight - most : 0;
  const plain = styles.filter(isPlain);
  const [nearest] = (plain.length > 0 ? plain : styles).toSorted((one, other) => away(one) - away(other));
  return nearest ?? null;
}

/** The name under which the editor's own page knows a style: it has to differ from the fonts of the editor. */
const nameOf = (url: string): string => `preview ${url.replaceAll(/[^\w-]/g, ' ')}`;

function load(style: FontStyle): Promise<void> {
  const [source] = style.sources;
  const url = source?.url ?? '';
  const known = loaded.get(url);
  if (known !== undefined) return known;
  const font = new FontFace(nameOf(url), `url(${url}) format('${source?.format ?? ''}')`, {
    weight: style.weights.join(' '),
  });
  const loading = font.load().then((ready) => void document.fonts.add(ready));
  loaded.set(url, loading);
  // Tried again when it is next shown.
  loading.catch(() => loaded.delete(url));
  return loading;
}

/** The family to show a font in, loaded once it is wanted. */
export function usePreviewStyle(
  styles: readonly FontStyle[],
  weight: number,
  isWanted: boolean,
): { readonly state: PreviewState; readonly family: string | null } {
  const style = styleNear(styles, weight);
  const url = style?.sources[0]?.url ?? null;
  const [state, setState] = useState<{ readonly of: string | null; readonly is: PreviewState }>({
    of: null,
    is: 'waiting',
  });
  useEffect(() => {
    if (style === null || !isWanted) return undefined;
    let isCurrent = true;
    load(style).then(
      () => isCurrent && setState({ of: url, is: 'shown' }),
      () => isCurrent && setState({ of: url, is: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
    // The address stands for the style, which is another object in each list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [url, isWanted]);
  if (url === null) return { state: 'shown', family: null };
  return { state: state.of === url ? state.is : 'waiting', family: `'${nameOf(url)}'` };
}

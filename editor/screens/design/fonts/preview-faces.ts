import type { FontFace as Face } from '@vitrine/domain/design/fonts/font-types.ts';
import { useEffect, useState } from 'react';

/** A font while its preview loads, when it is there, and when it cannot be loaded. */
export type PreviewState = 'waiting' | 'shown' | 'failed';

/** Faces that are loaded or on their way, by address. */
const loaded = new Map<string, Promise<void>>();

const isPlain = ({ italic, range }: Face): boolean =>
  !italic && (range === null || range.startsWith('U+0000'));

/** The upright face whose weights are nearest; null where a font has no files. */
export function faceNear(faces: readonly Face[], weight: number): Face | null {
  const away = ({ weights: [least, most] }: Face): number =>
    weight < least ? least - weight : weight > most ? weight - most : 0;
  const plain = faces.filter(isPlain);
  const [nearest] = (plain.length > 0 ? plain : faces).toSorted((one, other) => away(one) - away(other));
  return nearest ?? null;
}

/** The name under which the editor's own page knows a face: it has to differ from the fonts of the editor. */
const nameOf = (url: string): string => `preview ${url.replaceAll(/[^\w-]/g, ' ')}`;

function load(face: Face): Promise<void> {
  const [source] = face.sources;
  const url = source?.url ?? '';
  const known = loaded.get(url);
  if (known !== undefined) return known;
  const font = new FontFace(nameOf(url), `url(${url}) format('${source?.format ?? ''}')`, {
    weight: face.weights.join(' '),
  });
  const loading = font.load().then((ready) => void document.fonts.add(ready));
  loaded.set(url, loading);
  // Tried again when it is next shown.
  loading.catch(() => loaded.delete(url));
  return loading;
}

/** The family to show a font in, loaded once it is wanted. */
export function usePreviewFace(
  faces: readonly Face[],
  weight: number,
  isWanted: boolean,
): { readonly state: PreviewState; readonly family: string | null } {
  const face = faceNear(faces, weight);
  const url = face?.sources[0]?.url ?? null;
  const [state, setState] = useState<{ readonly of: string | null; readonly is: PreviewState }>({
    of: null,
    is: 'waiting',
  });
  useEffect(() => {
    if (face === null || !isWanted) return undefined;
    let isCurrent = true;
    load(face).then(
      () => isCurrent && setState({ of: url, is: 'shown' }),
      () => isCurrent && setState({ of: url, is: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
    // The address stands for the face, which is made anew with each list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [url, isWanted]);
  if (url === null) return { state: 'shown', family: null };
  return { state: state.of === url ? state.is : 'waiting', family: `'${nameOf(url)}'` };
}

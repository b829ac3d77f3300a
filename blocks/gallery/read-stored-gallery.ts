import { publicNames } from './gallery-options.ts';

const ownNames = new Map<string, string>(Object.entries(publicNames).map(([own, name]) => [name, own]));
const firstRatios: Readonly<Record<string, string>> = {
  '4:5': 'three-four-vertical',
  '1:1': 'square',
  '4:3': 'four-three',
  '3:2': 'standard',
};

/** Stored props in the current format: reads settings by their public names, and galleries from before designs. */
export function readStoredGallery(stored: unknown): unknown {
  if (!isRecord(stored)) return stored;
  const named = Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [ownNames.get(name) ?? name, value]),
  );
  if (named['design'] === 'slider') named['design'] = 'carousel';
  const pictures = named['pictures'];
  if (Array.isArray(pictures)) named['pictures'] = pictures.map(withTitle);
  return { ...fromLayout(named), ...named };
}

/** Converts `layout`, `columns` and `ratio` of the first gallery version. */
function fromLayout({ layout, columns = 3, ratio = '4:5' }: Record<string, unknown>): object {
  if (layout !== 'masonry' && layout !== 'grid') return {};
  return {
    design: 'grid',
    squareThumbs: layout === 'grid',
    thumbnailsPerRow: columns,
    aspectRatio: firstRatios[String(ratio)],
    padding: 24,
  };
}

/** In the first gallery version pictures had one `caption`. */
function withTitle(picture: unknown): unknown {
  return isRecord(picture) && picture['title'] === undefined && typeof picture['caption'] === 'string'
    ? { ...picture, title: picture['caption'] }
    : picture;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Row layout of a gallery that keeps the pictures' proportions: how many share a picture's row, and its share of the
 * width.
 */
export interface RowPlace {
  readonly inRow: number;
  /** Its share of the row's width available to pictures, 0 to 1; the shares of a row never exceed 1. */
  readonly share: number;
}

/** The same picture on a large window and on a phone. */
export interface GalleryRow {
  readonly many: RowPlace;
  readonly few: RowPlace;
}

/**
 * Justified rows: within a row all pictures have the same height, and their widths follow from their ratios (width
 * divided by height). There are as many rows as with `perRow` equal columns, with heights as similar as the order
 * allows.
 */
export function rowPlaces(shapes: readonly number[], perRow: number): readonly RowPlace[] {
  return cutIntoRows(shapes, Math.ceil(shapes.length / perRow)).flatMap((row) => {
    const whole = sum(row);
    // Rounded down, so that a row is never wider than its container and wraps.
    return row.map((shape) => ({ inRow: row.length, share: Math.floor((shape / whole) * 10_000) / 10_000 }));
  });
}

const sum = (shapes: readonly number[]): number => shapes.reduce((whole, shape) => whole + shape, 0);

interface Cut {
  readonly cost: number;
  readonly before: Cut | null;
  /** Index after its last picture. */
  readonly end: number;
}

/** Splits shapes, in order, into this many rows with the least deviation from the mean width. At most 60 pictures. */
function cutIntoRows(shapes: readonly number[], rows: number): readonly (readonly number[])[] {
  const mean = sum(shapes) / rows;
  let cuts: readonly Cut[] = [{ cost: 0, before: null, end: 0 }];
  for (let left = rows - 1; left >= 0; left -= 1) {
    const best = new Map<number, Cut>();
    for (const before of cuts) {
      let width = 0;
      for (let end = before.end + 1; end <= shapes.length - left; end += 1) {
        width += shapes[end - 1] ?? 0;
        const cost = before.cost + (width - mean) ** 2;
        if (cost < (best.get(end)?.cost ?? Number.POSITIVE_INFINITY)) best.set(end, { cost, before, end });
      }
    }
    cuts = [...best.values()];
  }
  const made: (readonly number[])[] = [];
  const whole = cuts.find(({ end }) => end === shapes.length);
  for (let cut = whole ?? null; cut !== null && cut.before !== null; cut = cut.before) {
    made.unshift(shapes.slice(cut.before.end, cut.end));
  }
  return made;
}

import type { Rgb } from '@vitrine/domain/color/contrast.ts';
import { coverNeeded, mendingShade } from '@vitrine/domain/color/mending-shade.ts';
import type { MeasuredText } from './measure-contrast.ts';

/** The text that fails most, by how much of the needed contrast it has; null where all are readable. */
export function worstText(texts: readonly MeasuredText[]): MeasuredText | null {
  const failing = texts.filter(({ ratio, needed }) => ratio < needed);
  return failing.toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed)[0] ?? null;
}

/**
 * The color for all text of a block with which it can be read: the nearest shade of what most of its text has. Null where
 * none suits all that is behind it.
 */
export function mendedText(texts: readonly MeasuredText[]): string | null {
  const most = mainText(texts);
  if (most === null) return null;
  return mendingShade(
    most.color,
    texts.map(({ ground, needed }) => ({ color: ground, needed })),
  );
}

/** The nearest shade of a section's background on which all texts can be read that stand on it; null where there is none. */
export function mendedGround(texts: readonly MeasuredText[]): string | null {
  const on = texts.filter(({ behind }) => behind === 'section');
  const [first] = on;
  return first === undefined ? null : mendingShade(first.ground, on);
}

/**
 * How much cover makes the texts readable over a picture of the section, percent; null where the present strength is
 * enough, or where even the cover itself is not.
 */
export function mendedCover(texts: readonly MeasuredText[], strength: number): number | null {
  const over = texts.filter(({ behind }) => behind === 'picture');
  const [first] = over;
  if (first === undefined) return null;
  const percent = coverNeeded(over, first.ground, strength);
  return percent === strength ? null : percent;
}

/** A contrast as it is shown: rounded down, so that none that fails looks as if it passed. */
export const shownRatio = (ratio: number): string => String(Math.floor(ratio * 10) / 10);

function mainText(texts: readonly MeasuredText[]): { readonly color: Rgb } | null {
  const lengths = new Map<string, { readonly color: Rgb; length: number }>();
  for (const { color, length } of texts) {
    const known = lengths.get(color.join()) ?? { color, length: 0 };
    known.length += length;
    lengths.set(color.join(), known);
  }
  return [...lengths.values()].toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** How much of the settings a phone shows: their name, half of the screen, all of it. */
export const sheetLevels = ['name', 'half', 'full'] as const;
export type SheetLevel = (typeof sheetLevels)[number];

/** Pixels by which a sheet is dragged before it takes another height. */
const ENOUGH = 36;
/** Pixels of a drag that skips a height. */
const FAR = 320;

/** The height of a sheet after it was dragged down by so many pixels, up by negative ones. */
export function sheetLevelAfter(level: SheetLevel, by: number): SheetLevel {
  if (Math.abs(by) < ENOUGH) return level;
  const steps = Math.abs(by) >= FAR ? 2 : 1;
  const at = sheetLevels.indexOf(level) + (by < 0 ? steps : -steps);
  return sheetLevels[Math.max(0, Math.min(sheetLevels.length - 1, at))] ?? level;
}

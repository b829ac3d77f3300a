/** Seconds that a recording lasts at most: 99:59:59. */
export const MAX_PLAY_SECONDS = 359_999;

const two = (number: number): string => String(number).padStart(2, '0');

/** A duration in whole seconds as it is written: `0:42:10`. */
export function writePlayTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** The seconds of `h:mm:ss` or `mm:ss`; null for anything else, for nothing at all and for more than 99:59:59. */
export function readPlayTime(typed: string): number | null {
  const match = /^(?:(\d{1,2}):(?=\d\d:))?(\d{1,3}):(\d\d)$/.exec(typed.trim());
  if (match === null) return null;
  const [, hours, minutes, seconds] = match.map((part: string | undefined) => Number(part ?? 0));
  if (hours === undefined || minutes === undefined || seconds === undefined) return null;
  if (seconds > 59 || (match[1] !== undefined && minutes > 59)) return null;
  const all = (hours * 60 + minutes) * 60 + seconds;
  return all < 1 || all > MAX_PLAY_SECONDS ? null : all;
}

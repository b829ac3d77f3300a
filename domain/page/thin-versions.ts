/** Versions of a page that are kept however close together they are. */
export const KEPT_VERSIONS = 50;
/** Days for which one version a day is kept beyond those. */
const KEPT_DAYS = 365;

const DAY = 24 * 60 * 60 * 1000;

/** A version of a page; `publishedOn` in milliseconds since 1970. */
export interface DatedVersion {
  readonly id: string;
  readonly publishedOn: number;
}

/**
 * The ids of the versions that are given up, of all of a page, the latest first: the latest 50 are kept, and beyond
 * them the last one of each day (UTC) for a year. `now` in milliseconds since 1970.
 */
export function versionsToDrop(versions: readonly DatedVersion[], now: number): readonly string[] {
  const days = new Set<number>();
  return versions.slice(KEPT_VERSIONS).flatMap(({ id, publishedOn }) => {
    const day = Math.floor(publishedOn / DAY);
    if (publishedOn < now - KEPT_DAYS * DAY || days.has(day)) return [id];
    days.add(day);
    return [];
  });
}

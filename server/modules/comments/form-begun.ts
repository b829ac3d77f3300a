import type { Platform } from '../../platform/platform.ts';

const contextOf = (websiteId: string): string => `comment form ${websiteId}`;

/** The present time for a form that is shown now, so that nobody sends another one. Only for pages that are not cached. */
export const sealBegun = ({ secrets, clock }: Platform, websiteId: string): string =>
  secrets.seal(String(clock.now()), contextOf(websiteId));

/** Milliseconds since a form was shown; null for one of a cached page, and for a time that was made up. */
export function fillTimeOf({ secrets, clock }: Platform, websiteId: string, begun: string): number | null {
  if (begun === '') return null;
  try {
    return clock.now() - Number(secrets.open(begun, contextOf(websiteId)));
  } catch {
    return null;
  }
}

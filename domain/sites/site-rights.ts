import { fail, ok, type Result } from '../result.ts';

/** Sites of an installation, unless a setting says another number. */
export const DEFAULT_MAX_SITES = 50;

/**
 * Whether an account may make another site. An installation belongs to whoever administers its first website: that is
 * the one whose owner was asked for by a link on the machine's own screen. Others work on the sites they were given.
 */
export function mayMakeSite(facts: {
  readonly administersFirst: boolean;
  /** Sites there are and sites being made. */
  readonly sites: number;
  readonly most: number;
}): Result<void, 'SITE_MAKING_FORBIDDEN' | 'SITES_FULL'> {
  if (!facts.administersFirst) return fail('SITE_MAKING_FORBIDDEN');
  if (facts.sites >= facts.most) return fail('SITES_FULL', { params: { most: facts.most } });
  return ok(undefined);
}

export interface SiteFacts {
  /** The website that this machine's own addresses lead to. */
  readonly isFirst: boolean;
  /** The website whose editor asks. */
  readonly isHere: boolean;
  /** Subscriptions that will be charged again. */
  readonly subscriptions: number;
  /** Whether it is being made, copied or erased. */
  readonly isBusy: boolean;
}

/** Whether a site may be closed: nobody may be charged by a site that they cannot reach. */
export function mayArchive({
  subscriptions,
  isBusy,
}: SiteFacts): Result<void, 'SITE_BUSY' | 'SITE_HAS_SUBSCRIPTIONS'> {
  if (isBusy) return fail('SITE_BUSY');
  return subscriptions === 0
    ? ok(undefined)
    : fail('SITE_HAS_SUBSCRIPTIONS', { params: { count: subscriptions } });
}

/** Whether a site may be erased for good, once its title is typed as it is written. */
export function mayErase(
  facts: SiteFacts,
  title: string,
  typed: string,
): Result<
  void,
  'SITE_BUSY' | 'SITE_IS_FIRST' | 'SITE_IS_HERE' | 'SITE_HAS_SUBSCRIPTIONS' | 'SITE_TITLE_DIFFERS'
> {
  if (facts.isFirst) return fail('SITE_IS_FIRST');
  if (facts.isHere) return fail('SITE_IS_HERE');
  const open = mayArchive(facts);
  if (!open.ok) return open;
  return plainTitle(typed) === plainTitle(title) ? ok(undefined) : fail('SITE_TITLE_DIFFERS');
}

/** Keyboards and lists disagree about quotation marks and spaces; nobody means another site by them. */
const plainTitle = (title: string): string =>
  title
    .normalize('NFC')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Whether the first website may make way for a new one: the demo shop, or an empty site that has no page yet. */
export const mayMakeWay = (kind: string, pages: number): boolean =>
  kind === 'demo' || (kind === 'empty' && pages === 0);

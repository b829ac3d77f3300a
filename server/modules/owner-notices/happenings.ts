import type { OwnerNotice } from '@vitrine/domain/account/owner-notices.ts';
import type { Period } from '@vitrine/domain/home/same-time-last-week.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import type { Queryable } from '../../platform/db/database.ts';

/** Lines of a notice at most; the rest is a number. */
export const MOST_LINES = 10;
/** Happenings of one notice that are counted at most. */
export const MOST_HAPPENINGS = 500;

/** What happened in a period. Plain text: the mail's layout escapes it. */
export interface Happenings {
  /** Up to MOST_HAPPENINGS. */
  readonly count: number;
  /** The first ones, at most MOST_LINES. */
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  /** Their value in the store's currency, formatted; '' where they have none. */
  readonly sum: string;
}

/** Something of a module that owners can be mailed about. */
export interface NoticeSource {
  readonly notice: OwnerNotice;
  /** Where it is worked on, below /config. */
  readonly path: string;
  /** What happened in a period, read by an index: it is asked every minute. */
  readonly gather: (
    db: Queryable,
    site: { readonly websiteId: string; readonly currency: CurrencyCode; readonly locale: Locale },
    period: Period,
  ) => Promise<Happenings>;
}

declare module '../../platform/module.ts' {
  interface Contributions {
    /** What owners are mailed about. */
    readonly ownerNotice: NoticeSource;
  }
}

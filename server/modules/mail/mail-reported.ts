import type { SuppressionReason } from '@vitrine/domain/mail/mail-events.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { contributions } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';

/** What a mail service reported of an address. */
export interface ReportedAddress {
  /** Lower case. */
  readonly email: string;
  readonly reason: SuppressionReason;
  readonly occurredOn: Date;
}

/** Follows a report inside the transaction that stores it; each address is there once. Again without harm. */
type ReportHandler = (
  platform: Platform,
  tx: Queryable,
  websiteId: string,
  reported: readonly ReportedAddress[],
) => Promise<void>;

declare module '../../platform/module.ts' {
  interface Contributions {
    /** What follows when mails to addresses come back for good, or their readers call one spam. */
    readonly mailReported: ReportHandler;
  }
}

/** Lets the modules follow a report. */
export async function followReport(
  platform: Platform,
  tx: Queryable,
  websiteId: string,
  reported: readonly ReportedAddress[],
): Promise<void> {
  for (const handle of contributions(platform, 'mailReported'))
    await handle(platform, tx, websiteId, reported);
}

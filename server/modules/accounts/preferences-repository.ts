import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { ownerPreferences } from './tables.ts';

const ofOwner = (websiteId: string, accountId: string) =>
  and(eq(ownerPreferences.websiteId, websiteId), eq(ownerPreferences.accountId, accountId));

/** Whether an owner has closed the list of first steps of a website. */
export async function hasDismissedFirstSteps(
  db: Queryable,
  websiteId: string,
  accountId: string,
): Promise<boolean> {
  const rows = await db
    .select({ accountId: ownerPreferences.accountId })
    .from(ownerPreferences)
    .where(and(ofOwner(websiteId, accountId), isNotNull(ownerPreferences.stepsDismissedOn)));
  return rows.length > 0;
}

export async function dismissFirstSteps(
  db: Queryable,
  websiteId: string,
  accountId: string,
  stepsDismissedOn: Date,
): Promise<void> {
  await db
    .insert(ownerPreferences)
    .values({ websiteId, accountId, stepsDismissedOn })
    .onConflictDoUpdate({
      target: [ownerPreferences.websiteId, ownerPreferences.accountId],
      set: { stepsDismissedOn },
    });
}

import { type OwnerNotice, ownerNotices } from '@vitrine/domain/account/owner-notices.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { accounts, contributors, ownerPreferences } from './tables.ts';

/** People of a team that are listed. */
const MAX_TEAM = 100;

/** Everyone with a role at a website, by name, with what they are mailed about. */
export async function listTeam(
  db: Queryable,
  websiteId: string,
): Promise<
  readonly {
    readonly accountId: string;
    readonly name: string;
    readonly email: string;
    readonly notices: readonly OwnerNotice[];
  }[]
> {
  const rows = await db
    .select({
      accountId: accounts.id,
      name: accounts.name,
      email: accounts.email,
      notices: ownerPreferences.notices,
    })
    .from(contributors)
    .innerJoin(accounts, eq(accounts.id, contributors.accountId))
    .leftJoin(
      ownerPreferences,
      and(
        eq(ownerPreferences.websiteId, contributors.websiteId),
        eq(ownerPreferences.accountId, contributors.accountId),
      ),
    )
    .where(eq(contributors.websiteId, websiteId))
    .orderBy(asc(accounts.name), asc(accounts.id))
    .limit(MAX_TEAM);
  return rows.map((row) => ({ ...row, notices: row.notices ?? ownerNotices }));
}

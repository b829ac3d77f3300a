import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import { lt } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { handOvers } from './tables.ts';

/** Stores a hand-over and deletes those that have expired by `now`. */
export async function insertHandOver(
  db: Queryable,
  row: typeof handOvers.$inferInsert,
  now: Date,
): Promise<void> {
  await db.delete(handOvers).where(lt(handOvers.expiresOn, now));
  await db.insert(handOvers).values(row);
}

/** Whose hand-over it was, and when the session began that it came from. */
export interface TakenHandOver {
  readonly owner: OwnerView;
  readonly sessionCreatedOn: Date;
}

/**
 * Takes a hand-over: it exists no more, whatever comes of it. Null unless it has not expired, leads to this website,
 * comes from the browser with this state and from a session that still lasts, of an account that has a role here.
 */
export async function takeHandOver(
  db: Queryable,
  wanted: {
    readonly websiteId: string;
    readonly tokenHash: string;
    readonly stateHash: string;
    readonly now: Date;
  },
): Promise<TakenHandOver | null> {
  const [row] = await runNamed<OwnerView & { readonly sessionBegan: number }>(
    db,
    {
      name: 'take-hand-over',
      text: `with taken as (delete from hand_overs where token_hash = $1 returning *)
        select a.id as "accountId", a.name, a.email, c.role, (extract(epoch from s.created_on) * 1000)::float8 as "sessionBegan"
        from taken t
        join account_sessions s on s.token_hash = t.session_hash and s.account_id = t.account_id
        join accounts a on a.id = t.account_id
        join contributors c on c.account_id = t.account_id and c.website_id = t.website_id
        where t.website_id = $2 and t.state_hash = $3 and t.expires_on > $4 and s.expires_on > $4`,
    },
    [wanted.tokenHash, wanted.websiteId, wanted.stateHash, wanted.now],
  );
  if (row === undefined) return null;
  const { sessionBegan, ...owner } = row;
  return { owner, sessionCreatedOn: new Date(sessionBegan) };
}

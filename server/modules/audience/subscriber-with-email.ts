import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import type { SubscriberRecord } from './join-repository.ts';
import { subscribers } from './tables.ts';

/** A subscriber as an outside provider is to know it; null for nobody. */
export async function subscriberWithEmail(
  db: Queryable,
  websiteId: string,
  email: string,
): Promise<Pick<SubscriberRecord, 'state' | 'name' | 'language' | 'tags'> | null> {
  const [row] = await db
    .select({
      state: subscribers.state,
      name: subscribers.name,
      language: subscribers.language,
      tags: subscribers.tags,
    })
    .from(subscribers)
    .where(and(eq(subscribers.websiteId, websiteId), eq(subscribers.email, email)));
  return row ?? null;
}

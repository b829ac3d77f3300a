import { planMember, planTags } from '@vitrine/domain/list-provider/plan-member.ts';
import type { Platform } from '../../platform/platform.ts';
import { subscriberWithEmail } from '../audience/index.ts';
import type { ListProvider, ProviderFailure } from './list-provider.ts';
import { type ClaimedConnection, type DueChange, noteErased } from './sending-repository.ts';

/**
 * Brings a provider up to date about one address: what is stored of the subscriber now, whatever the change was. Null when
 * that is done. Again without harm.
 */
export async function sendChange(
  { db }: Platform,
  provider: ListProvider,
  connection: ClaimedConnection,
  change: DueChange,
): Promise<ProviderFailure | null> {
  const { websiteId, outsideListId: listId, email } = change;
  if (change.erases) {
    const erased = await provider.erase(listId, email);
    if (!erased.ok) return erased.failure;
    await noteErased(db, change);
  }
  // Only erasures are left of a list that was chosen before.
  if (listId !== connection.outsideListId) return null;
  const subscriber = await subscriberWithEmail(db, websiteId, email);
  if (subscriber === null || subscriber.state === 'pending') return null;
  const found = await provider.stateOf(listId, email);
  if (!found.ok) return found.failure;
  const { state, name, language, tags } = subscriber;
  const plan = planMember({
    state,
    outside: found.value,
    joins: change.joins,
    doubleOptIn: connection.doubleOptIn,
  });
  if (plan === null) return null;
  const isActive = state === 'active';
  const put = await provider.put(listId, {
    email,
    status: plan.status,
    name: isActive ? name : '',
    language: isActive ? language : '',
  });
  if (!put.ok) return put.failure;
  const planned = isActive ? planTags(tags, change.droppedTags) : [];
  if (planned.length === 0) return null;
  const tagged = await provider.tag(listId, email, planned);
  return tagged.ok ? null : tagged.failure;
}

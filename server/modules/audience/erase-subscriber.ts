import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { contributions } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../../platform/site.ts';
import type { Person } from '../customers/index.ts';
import { bumpRevision } from '../websites/index.ts';
import { customerWith, findSubscriber } from './subscribers-repository.ts';

/** Everything stored about the person with a subscriber's address, by module. */
export async function readSubscriberData(
  platform: Platform,
  site: Site,
  id: string,
): Promise<Result<Readonly<Record<string, unknown>>, 'SUBSCRIBER_NOT_FOUND'>> {
  const { websiteId, locale } = site;
  const subscriber = await findSubscriber(platform.db, websiteId, id);
  if (subscriber === null) return fail('SUBSCRIBER_NOT_FOUND');
  const customerId = await customerWith(platform.db, websiteId, subscriber.email);
  const person: Person = {
    websiteId,
    locale,
    emails: [subscriber.email],
    customerIds: customerId === null ? [] : [customerId],
  };
  const parts: Record<string, unknown> = {
    exportedOn: new Date(platform.clock.now()).toISOString(),
    email: subscriber.email,
  };
  for (const source of contributions(platform, 'personalData'))
    parts[source.name] = await source.read(platform.db, person);
  return ok(parts);
}

/**
 * Erases everything that any module stores under addresses, in the caller's transaction. None of them is a customer's.
 */
export async function eraseAddresses(
  platform: Platform,
  tx: Queryable,
  site: Pick<Site, 'websiteId' | 'locale'>,
  emails: readonly string[],
): Promise<void> {
  const { websiteId, locale } = site;
  const person: Person = { websiteId, locale, emails, customerIds: [] };
  const sources = contributions(platform, 'personalData');
  for (const source of sources) await source.keep?.(tx, person);
  for (const source of sources) await source.erase(tx, person);
  // Comments are part of pages.
  await bumpRevision(tx, websiteId);
}

/**
 * Erases everything stored about the person with a subscriber's address. A customer has orders, which decide what may
 * go: they are erased as a customer, with their address here.
 */
export function eraseSubscriber(
  platform: Platform,
  site: Site,
  input: { readonly id: string; readonly accountId: string },
): Promise<Result<null, 'SUBSCRIBER_NOT_FOUND' | 'SUBSCRIBER_IS_CUSTOMER'>> {
  const { websiteId } = site;
  return platform.db.transaction(
    async (tx): Promise<Result<null, 'SUBSCRIBER_NOT_FOUND' | 'SUBSCRIBER_IS_CUSTOMER'>> => {
      const subscriber = await findSubscriber(tx, websiteId, input.id, { lock: true });
      if (subscriber === null) return fail('SUBSCRIBER_NOT_FOUND');
      if ((await customerWith(tx, websiteId, subscriber.email)) !== null)
        return fail('SUBSCRIBER_IS_CUSTOMER');
      await eraseAddresses(platform, tx, site, [subscriber.email]);
      platform.log.info(
        { websiteId, subscriberId: input.id, accountId: input.accountId },
        'a subscriber was erased',
      );
      return ok(null);
    },
  );
}

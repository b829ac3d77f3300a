import type { CustomerDetail, eraseCustomer as eraseCall } from '@vitrine/contracts/customers.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { contributions } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../../platform/site.ts';
import { bumpRevision } from '../websites/index.ts';
import type { Person } from './personal-data.ts';
import {
  activeSubscriptionsOf,
  type CustomerRecord,
  customersByIds,
  findCustomer,
  lockOrdersOf,
  mergedInto,
  openOrdersOf,
  updateCustomer,
} from './repository.ts';
import { otherEmailsOf, viewCustomer } from './service.ts';

/** Names listed in a refusal. */
const NAMED = 5;

async function personOf(db: Queryable, site: Site, customer: CustomerRecord): Promise<Person> {
  const { websiteId, locale } = site;
  return {
    websiteId,
    locale,
    emails: [customer.email, ...otherEmailsOf(customer)],
    customerIds: [customer.id, ...(await mergedInto(db, websiteId, customer.id))],
  };
}

/** Everything stored about a person, by module. */
export async function readPersonalData(
  platform: Platform,
  site: Site,
  id: string,
): Promise<Result<Readonly<Record<string, unknown>>, 'CUSTOMER_NOT_FOUND'>> {
  const customer = await findCustomer(platform.db, site.websiteId, id);
  if (customer === null) return fail('CUSTOMER_NOT_FOUND');
  const person = await personOf(platform.db, site, customer);
  const { name, phone, notes, tags, taxExemption, firstOrderOn, lastOrderOn, orderCount } = customer;
  const parts: Record<string, unknown> = {
    exportedOn: new Date(platform.clock.now()).toISOString(),
    customer: {
      emails: person.emails,
      name,
      phone,
      notes,
      tags,
      taxExemption,
      firstOrderOn,
      lastOrderOn,
      orderCount,
    },
  };
  for (const source of contributions(platform, 'personalData'))
    parts[source.name] = await source.read(platform.db, person);
  return ok(parts);
}

/**
 * Removes what identifies a person, from every module, in one transaction. Sums, counts, issued documents and the buyer
 * of invoices that are not issued yet stay, as bookkeeping requires. Refused while an order is to be sent or a subscription runs: both need the address.
 */
export async function eraseCustomer(
  platform: Platform,
  site: Site,
  input: { readonly id: string; readonly revision: number; readonly accountId: string },
): Promise<Result<CustomerDetail, FailureOf<typeof eraseCall>>> {
  const { websiteId } = site;
  const done = await platform.db.transaction(
    async (tx): Promise<Result<string, FailureOf<typeof eraseCall>>> => {
      // An order before its customer, as a refund and a correction lock them.
      await lockOrdersOf(tx, websiteId, input.id);
      const customer = await findCustomer(tx, websiteId, input.id, { lock: true });
      if (customer === null) return fail('CUSTOMER_NOT_FOUND');
      if (customer.erasedOn !== null) return fail('CUSTOMER_ERASED');
      if (customer.revision !== input.revision) return fail('STALE_REVISION');
      const person = await personOf(tx, site, customer);
      const open = await openOrdersOf(tx, websiteId, person.customerIds, NAMED);
      if (open.length > 0)
        return fail('CUSTOMER_HAS_OPEN_ORDERS', {
          params: { orders: open.map((number) => `#${number}`).join(', ') },
        });
      const active = await activeSubscriptionsOf(tx, websiteId, person.emails, NAMED);
      if (active.length > 0)
        return fail('CUSTOMER_HAS_SUBSCRIPTIONS', { params: { names: active.join(', ') } });
      const sources = contributions(platform, 'personalData');
      for (const source of sources) await source.keep?.(tx, person);
      for (const source of sources) await source.erase(tx, person);
      for (const each of await customersByIds(tx, websiteId, person.customerIds)) {
        await updateCustomer(tx, each, {
          email: `erased-${each.id}`,
          otherEmails: '',
          name: '',
          phone: '',
          place: '',
          notes: '',
          tags: [],
          taxExemption: null,
          erasedOn: new Date(platform.clock.now()),
        });
      }
      // Comments and reviews are part of pages.
      await bumpRevision(tx, websiteId);
      return ok(customer.id);
    },
  );
  if (!done.ok) return done;
  platform.log.info(
    { websiteId, customerId: done.value, accountId: input.accountId },
    'a customer was erased',
  );
  return viewCustomer(platform, websiteId, done.value);
}

import {
  CUSTOMER_ORDERS,
  type CustomerDetail,
  type CustomerRow,
  type editCustomer as editCall,
} from '@vitrine/contracts/customers.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import { uniqueTags } from '@vitrine/domain/customer/customer.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type * as z from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { ordersOfCustomers } from '../orders/index.ts';
import { type CustomerRecord, findCustomer, mergedInto, updateCustomer } from './repository.ts';

export function rowOf(customer: CustomerRecord): CustomerRow {
  return {
    id: customer.id,
    email: customer.erasedOn === null ? customer.email : '',
    name: customer.name,
    place: customer.place,
    tags: customer.tags,
    orderCount: customer.orderCount,
    spentMinor: customer.spentMinor,
    currency: customer.currency,
    firstOrderOn: customer.firstOrderOn.toISOString(),
    lastOrderOn: customer.lastOrderOn.toISOString(),
    isErased: customer.erasedOn !== null,
  };
}

/** The addresses of customers that were merged into this one. */
export const otherEmailsOf = ({ otherEmails }: Pick<CustomerRecord, 'otherEmails'>): readonly string[] =>
  otherEmails === '' ? [] : otherEmails.split(' ');

/** A customer with the newest orders, those of merged addresses too. */
export async function viewCustomer(
  platform: Platform,
  websiteId: string,
  id: string,
): Promise<Result<CustomerDetail, 'CUSTOMER_NOT_FOUND'>> {
  const customer = await findCustomer(platform.db, websiteId, id);
  if (customer === null) return fail('CUSTOMER_NOT_FOUND');
  const ids = [customer.id, ...(await mergedInto(platform.db, websiteId, customer.id))];
  return ok({
    ...rowOf(customer),
    phone: customer.phone,
    notes: customer.notes,
    taxExemption: customer.taxExemption,
    otherEmails: [...otherEmailsOf(customer)],
    orders: [...(await ordersOfCustomers(platform.db, websiteId, ids, CUSTOMER_ORDERS))],
    revision: customer.revision,
  });
}

/** Changes what an owner writes about a customer; fields that are left out stay. */
export async function changeCustomer(
  platform: Platform,
  websiteId: string,
  id: string,
  change: z.output<typeof editCall.body>,
): Promise<Result<CustomerDetail, FailureOf<typeof editCall>>> {
  const { revision, tags, ...fields } = change;
  const done = await platform.db.transaction(
    async (tx): Promise<Result<string, FailureOf<typeof editCall>>> => {
      const customer = await findCustomer(tx, websiteId, id, { lock: true });
      if (customer === null) return fail('CUSTOMER_NOT_FOUND');
      if (customer.erasedOn !== null) return fail('CUSTOMER_ERASED');
      if (customer.revision !== revision) return fail('STALE_REVISION');
      await updateCustomer(tx, customer, {
        ...(fields.name === undefined ? {} : { name: fields.name }),
        ...(fields.phone === undefined ? {} : { phone: fields.phone }),
        ...(fields.notes === undefined ? {} : { notes: fields.notes }),
        ...(fields.taxExemption === undefined ? {} : { taxExemption: fields.taxExemption }),
        ...(tags === undefined ? {} : { tags: uniqueTags(tags) }),
      });
      return ok(customer.id);
    },
  );
  return done.ok ? viewCustomer(platform, websiteId, done.value) : done;
}

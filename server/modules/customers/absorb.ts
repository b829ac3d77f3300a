import { mergeProfiles } from '@vitrine/domain/customer/customer.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type CustomerRecord, moveMerged, updateCustomer } from './repository.ts';

/** What follows from the orders of a customer. */
export type CustomerSums = Pick<
  CustomerRecord,
  'orderCount' | 'spentMinor' | 'currency' | 'place' | 'firstOrderOn' | 'lastOrderOn'
>;

/**
 * Merges a customer into another with these sums, in the caller's transaction, which holds the locks of both. The merged
 * one's row stays with a reference to the kept one, so that later orders of its address count there.
 */
export async function absorbCustomer(
  tx: Queryable,
  { kept, other }: { readonly kept: CustomerRecord; readonly other: CustomerRecord },
  sums: CustomerSums,
): Promise<void> {
  const { tags, ...profile } = mergeProfiles(kept, other);
  const otherEmails = [kept.otherEmails, other.email, other.otherEmails].filter((part) => part !== '');
  await updateCustomer(tx, kept, {
    ...profile,
    ...sums,
    tags: [...tags],
    otherEmails: otherEmails.join(' '),
  });
  await updateCustomer(tx, other, {
    mergedInto: kept.id,
    otherEmails: '',
    orderCount: 0,
    spentMinor: 0,
    notes: '',
    phone: '',
    tags: [],
    taxExemption: null,
  });
  await moveMerged(tx, kept.websiteId, other.id, kept.id);
}

import type {
  CustomerDetail,
  mergeCustomers as mergeCall,
  MergePreview,
  previewMerge as previewCall,
} from '@vitrine/contracts/customers.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import { mergeProfiles } from '@vitrine/domain/customer/customer.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { absorbCustomer } from './absorb.ts';
import { type CustomerRecord, findCustomer } from './repository.ts';
import { otherEmailsOf, viewCustomer } from './service.ts';

interface Pair {
  readonly kept: CustomerRecord;
  readonly other: CustomerRecord;
}

/** Both customers; locked in the order of their ids, so that two merges never wait for each other. */
async function findPair(
  db: Queryable,
  websiteId: string,
  ids: { readonly id: string; readonly otherId: string },
  lock: boolean,
): Promise<Result<Pair, FailureOf<typeof previewCall>>> {
  const found = new Map<string, CustomerRecord | null>();
  for (const id of [ids.id, ids.otherId].toSorted())
    found.set(id, await findCustomer(db, websiteId, id, { lock }));
  const kept = found.get(ids.id) ?? null;
  const other = found.get(ids.otherId) ?? null;
  if (kept === null || other === null) return fail('CUSTOMER_NOT_FOUND');
  if (kept.id === other.id) return fail('CUSTOMER_MERGE_SAME');
  if (kept.erasedOn !== null || other.erasedOn !== null) return fail('CUSTOMER_ERASED');
  return ok({ kept, other });
}

const emailsOf = ({ kept, other }: Pair): readonly string[] => [
  ...otherEmailsOf(kept),
  other.email,
  ...otherEmailsOf(other),
];

/** Sums in another currency than that of the last order are not added, as for one customer whose currency changed. */
function sumsOf({ kept, other }: Pair) {
  const last = kept.lastOrderOn >= other.lastOrderOn ? kept : other;
  const { currency } = last;
  const spentMinor = [kept, other]
    .filter((one) => one.currency === currency)
    .reduce((sum, one) => sum + one.spentMinor, 0);
  return { currency, spentMinor, orderCount: kept.orderCount + other.orderCount, place: last.place };
}

/** What a customer will look like after another was merged into it. */
export async function previewMerge(
  platform: Platform,
  websiteId: string,
  ids: { readonly id: string; readonly otherId: string },
): Promise<Result<MergePreview, FailureOf<typeof previewCall>>> {
  const found = await findPair(platform.db, websiteId, ids, false);
  if (!found.ok) return found;
  const { kept, other } = found.value;
  const { currency, spentMinor, orderCount } = sumsOf(found.value);
  const { tags, ...profile } = mergeProfiles(kept, other);
  return ok({
    ...profile,
    tags: [...tags],
    email: kept.email,
    otherEmails: [...emailsOf(found.value)],
    orderCount,
    spentMinor,
    currency,
    revision: kept.revision,
    otherRevision: other.revision,
  });
}

/** Merges a customer into another, in one transaction; orders keep the customer they were placed by. */
export async function mergeCustomers(
  platform: Platform,
  websiteId: string,
  input: {
    readonly id: string;
    readonly otherId: string;
    readonly revision: number;
    readonly otherRevision: number;
    readonly accountId: string;
  },
): Promise<Result<CustomerDetail, FailureOf<typeof mergeCall>>> {
  const done = await platform.db.transaction(
    async (tx): Promise<Result<string, FailureOf<typeof mergeCall>>> => {
      const found = await findPair(tx, websiteId, input, true);
      if (!found.ok) return found;
      const { kept, other } = found.value;
      if (kept.revision !== input.revision || other.revision !== input.otherRevision)
        return fail('STALE_REVISION');
      await absorbCustomer(tx, found.value, {
        ...sumsOf(found.value),
        firstOrderOn: kept.firstOrderOn < other.firstOrderOn ? kept.firstOrderOn : other.firstOrderOn,
        lastOrderOn: kept.lastOrderOn > other.lastOrderOn ? kept.lastOrderOn : other.lastOrderOn,
      });
      return ok(kept.id);
    },
  );
  if (!done.ok) return done;
  platform.log.info(
    { websiteId, customerId: done.value, mergedId: input.otherId, accountId: input.accountId },
    'two customers were merged',
  );
  return viewCustomer(platform, websiteId, done.value);
}

import { type CustomersChange, customersChange } from '@vitrine/contracts/customers-bulk.ts';
import { MAX_CUSTOMER_TAGS } from '@vitrine/domain/customer/customer.ts';
import { withoutTag, withTag } from '@vitrine/domain/list/change-tags.ts';
import { type BulkAction, bulkList, type RowOutcome, type UndoOutcome } from '../bulk/index.ts';
import { lockCustomers, updateCustomerTags } from './repository.ts';

interface TagChange {
  readonly tag: string;
}

/** The tag as it was written, and its place among the others. */
interface RemovedTag {
  readonly tag: string;
  readonly at: number;
}

type Tags = Map<string, readonly string[]>;

const addTag: BulkAction<TagChange> = {
  async change(tx, { site: { websiteId } }, { tag }, ids) {
    const customers = await lockCustomers(tx, websiteId, ids);
    const tags: Tags = new Map();
    const outcomes = customers.map((customer): RowOutcome => {
      const { id } = customer;
      if (customer.erasedOn !== null) return { id, outcome: 'refused', reason: 'erased' };
      const added = withTag(customer.tags, tag, MAX_CUSTOMER_TAGS);
      if (!added.ok) return { id, outcome: 'refused', reason: added.error.code };
      if (added.value === null) return { id, outcome: 'unchanged' };
      tags.set(id, added.value);
      return { id, outcome: 'changed', kept: null };
    });
    await updateCustomerTags(tx, websiteId, customers, tags);
    return outcomes;
  },
  async undo(tx, { site: { websiteId } }, { tag }, rows) {
    const customers = await lockCustomers(
      tx,
      websiteId,
      rows.map(({ id }) => id),
    );
    const tags: Tags = new Map();
    const outcomes = customers.map((customer): UndoOutcome => {
      const { id } = customer;
      const without = withoutTag(customer.tags, tag);
      if (without === null) return { id, outcome: 'refused', reason: 'changed-since' };
      tags.set(id, without.tags);
      return { id, outcome: 'restored' };
    });
    await updateCustomerTags(tx, websiteId, customers, tags);
    return outcomes;
  },
};

const removeTag: BulkAction<TagChange, RemovedTag> = {
  async change(tx, { site: { websiteId } }, { tag }, ids) {
    const customers = await lockCustomers(tx, websiteId, ids);
    const tags: Tags = new Map();
    const outcomes = customers.map((customer): RowOutcome => {
      const { id } = customer;
      const without = withoutTag(customer.tags, tag);
      if (without === null) return { id, outcome: 'unchanged' };
      tags.set(id, without.tags);
      const kept: RemovedTag = { tag: without.removed, at: without.at };
      return { id, outcome: 'changed', kept };
    });
    await updateCustomerTags(tx, websiteId, customers, tags);
    return outcomes;
  },
  async undo(tx, { site: { websiteId } }, _change, rows) {
    const kept = new Map(rows.map((row) => [row.id, row.kept]));
    const customers = await lockCustomers(tx, websiteId, [...kept.keys()]);
    const tags: Tags = new Map();
    const outcomes = customers.map((customer): UndoOutcome => {
      const { id } = customer;
      // Nothing about an erased person comes back.
      if (customer.erasedOn !== null) return { id, outcome: 'refused', reason: 'erased' };
      const removed = kept.get(id) ?? { tag: '', at: 0 };
      const added = withTag(customer.tags, removed.tag, MAX_CUSTOMER_TAGS, removed.at);
      if (!added.ok) return { id, outcome: 'refused', reason: added.error.code };
      if (added.value === null) return { id, outcome: 'refused', reason: 'changed-since' };
      tags.set(id, added.value);
      return { id, outcome: 'restored' };
    });
    await updateCustomerTags(tx, websiteId, customers, tags);
    return outcomes;
  },
};

/** What owners can do with many customers at once. */
export const customersBulk = bulkList<CustomersChange>({
  list: 'customers',
  noun: 'customers',
  batch: 500,
  schema: customersChange,
  actions: { 'add-tag': addTag, 'remove-tag': removeTag },
});

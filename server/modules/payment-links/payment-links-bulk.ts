import { type PaymentLinksChange, paymentLinksChange } from '@vitrine/contracts/payment-links.ts';
import { MAX_PAYMENT_LINKS } from '@vitrine/domain/draft-order/draft-order-limits.ts';
import { type BulkAction, bulkList, type RowOutcome, type UndoOutcome } from '../bulk/index.ts';
import { deleteLinks, type PaymentLinkRecord, restoreLinks, switchLinks } from './repository.ts';

/** Switches links on or off; what is so already is left as it is. */
const switching = (isEnabled: boolean): BulkAction<unknown> => ({
  async change(tx, { site }, _change, ids) {
    const { known, switched } = await switchLinks(tx, site.websiteId, ids, isEnabled);
    return [...known].map((id): RowOutcome =>
      switched.has(id) ? { id, outcome: 'changed', kept: null } : { id, outcome: 'unchanged' },
    );
  },
  async undo(tx, { site }, _change, rows) {
    const ids = rows.map(({ id }) => id);
    const { known, switched } = await switchLinks(tx, site.websiteId, ids, !isEnabled);
    return [...known].map((id): UndoOutcome =>
      switched.has(id) ? { id, outcome: 'restored' } : { id, outcome: 'refused', reason: 'changed-since' },
    );
  },
});

/** A deleted link as JSON keeps it. */
type KeptLink = Omit<PaymentLinkRecord, 'createdOn'> & { readonly createdOn: string };

const deleting: BulkAction<unknown, KeptLink> = {
  async change(tx, { site }, _change, ids) {
    const gone = await deleteLinks(tx, site.websiteId, ids);
    return gone.map((link): RowOutcome => ({ id: link.id, outcome: 'changed', kept: link }));
  },
  // With its address, so that it works again wherever it was shared.
  async undo(tx, { site }, _change, rows) {
    const links = rows.map(({ kept }) => ({ ...kept, createdOn: new Date(kept.createdOn) }));
    const back = await restoreLinks(tx, site.websiteId, links, MAX_PAYMENT_LINKS);
    return rows.map(({ id }): UndoOutcome =>
      back.has(id) ? { id, outcome: 'restored' } : { id, outcome: 'refused', reason: 'too-many-links' },
    );
  },
};

/** What owners can do with many payment links at once. */
export const paymentLinksBulk = bulkList<PaymentLinksChange>({
  list: 'payment-links',
  noun: 'payment links',
  batch: 100,
  schema: paymentLinksChange,
  actions: {
    'switch-on': switching(true),
    'switch-off': switching(false),
    'delete-links': deleting,
  },
});

import { type MailsChange, mailsChange } from '@vitrine/contracts/mail.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { type BulkAction, bulkList, type RowOutcome, type UndoOutcome } from '../bulk/index.ts';
import { dismissFailedMails, restoreDismissedMails, retryFailedMails } from './failed-mails-repository.ts';

type Move = (
  tx: Queryable,
  websiteId: string,
  ids: readonly string[],
  now: Date,
) => Promise<readonly string[]>;

/** Moves mails on; those that did not fail are left as they are. */
const moving = (move: Move): BulkAction<unknown>['change'] =>
  async function change(tx, { platform, site }, _change, ids) {
    const moved = new Set(await move(tx, site.websiteId, ids, new Date(platform.clock.now())));
    return ids.map((id): RowOutcome =>
      moved.has(id)
        ? { id, outcome: 'changed', kept: null }
        : { id, outcome: 'refused', reason: 'not-failed' },
    );
  };

/** What owners can do with many mails at once. */
export const mailsBulk = bulkList<MailsChange>({
  list: 'mails',
  noun: 'emails',
  batch: 500,
  schema: mailsChange,
  // They may be sent a moment later.
  final: ['retry'],
  actions: {
    retry: {
      change: moving(retryFailedMails),
      // Never called: it is final.
      undo: async (_tx, _context, _change, rows) =>
        rows.map(({ id }): UndoOutcome => ({ id, outcome: 'refused', reason: 'gone' })),
    },
    dismiss: {
      change: moving(dismissFailedMails),
      async undo(tx, { site }, _change, rows) {
        const restored = new Set(
          await restoreDismissedMails(
            tx,
            site.websiteId,
            rows.map(({ id }) => id),
          ),
        );
        return rows.map(({ id }): UndoOutcome =>
          restored.has(id)
            ? { id, outcome: 'restored' }
            : { id, outcome: 'refused', reason: 'changed-since' },
        );
      },
    },
  },
});

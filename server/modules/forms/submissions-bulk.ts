import { type SubmissionsChange, submissionsChange } from '@vitrine/contracts/form-submissions.ts';
import type { OwnerJudgement } from '@vitrine/domain/form/submission.ts';
import { type BulkAction, bulkList, type RowOutcome, type UndoOutcome } from '../bulk/index.ts';
import { changeStates, lockStates, type StateChange } from './inbox-repository.ts';

type Flag = 'isRead' | 'isSpam' | 'isDeleted';

const changeOf = (flag: Flag, to: boolean): Pick<StateChange, Flag> =>
  flag === 'isRead' ? { isRead: to } : flag === 'isSpam' ? { isSpam: to } : { isDeleted: to };

/** What was judged before, to be put back. */
interface Kept {
  readonly judgedAs: OwnerJudgement | null;
}

/** Gives submissions a flag; those that have it are left as they are. It is taken back where they still have it. */
const setting = (flag: Flag, to: boolean): BulkAction<unknown, Kept> => ({
  async change(tx, { platform, site }, _change, ids) {
    const { websiteId } = site;
    const states = await lockStates(tx, websiteId, ids);
    const changed = states.filter((state) => state[flag] !== to).map(({ id }) => id);
    const now = new Date(platform.clock.now());
    if (changed.length > 0) await changeStates(tx, websiteId, changed, changeOf(flag, to), now);
    return states.map(({ id, judgedAs, ...state }): RowOutcome =>
      state[flag] === to ? { id, outcome: 'unchanged' } : { id, outcome: 'changed', kept: { judgedAs } },
    );
  },
  async undo(tx, { platform, site }, _change, rows) {
    const { websiteId } = site;
    const states = await lockStates(
      tx,
      websiteId,
      rows.map(({ id }) => id),
    );
    const keptOf = new Map(rows.map(({ id, kept }) => [id, kept]));
    const now = new Date(platform.clock.now());
    const outcomes: UndoOutcome[] = [];
    for (const { id, ...state } of states) {
      if (state[flag] === to) {
        const judgedAs = keptOf.get(id)?.judgedAs ?? null;
        const judged = flag === 'isSpam' ? { judgedAs } : {};
        await changeStates(tx, websiteId, [id], { ...changeOf(flag, !to), ...judged }, now);
        outcomes.push({ id, outcome: 'restored' });
      } else outcomes.push({ id, outcome: 'refused', reason: 'changed-since' });
    }
    return outcomes;
  },
});

/** What owners can do with many submissions at once. */
export const submissionsBulk = bulkList<SubmissionsChange>({
  list: 'form-submissions',
  noun: 'submissions of forms',
  batch: 100,
  schema: submissionsChange,
  actions: {
    'mark-read': setting('isRead', true),
    'mark-unread': setting('isRead', false),
    'mark-spam': setting('isSpam', true),
    'not-spam': setting('isSpam', false),
    delete: setting('isDeleted', true),
    restore: setting('isDeleted', false),
  },
});

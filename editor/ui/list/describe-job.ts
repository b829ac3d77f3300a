import type { BulkJob } from '@vitrine/contracts/bulk.ts';
import { bulk as text } from '../../text/en-bulk.ts';
import type { ShowNumber } from '../../text/en-lists.ts';

export const isAtWork = ({ phase }: Pick<BulkJob, 'phase'>): boolean =>
  phase === 'collecting' || phase === 'changing' || phase === 'undoing';

/** What a change of many rows does, or has done. */
export function sentenceAbout(
  job: BulkJob,
  noun: { readonly one: string; readonly many: string },
  show: ShowNumber,
): string {
  const { doing, done } = text.action(job.action);
  const rows = text.count(show, job.changed, noun.one, noun.many);
  if (job.hasFailed) return text.failed(show, job.handled, job.total);
  if (job.isPaused) return text.paused(show, job.handled, job.total);
  switch (job.phase) {
    case 'collecting':
      return text.collecting(doing);
    case 'changing':
      return text.progress(show, doing, job.handled, job.total);
    case 'undoing':
      return text.undoing(show, job.handled, job.total);
    case 'done':
      return job.changed === 0 ? text.nothing : done(rows);
    case 'stopped':
      return text.stopped(rows);
    case 'undone':
      return text.undone;
  }
}

/** The rows it left as they were, by reason. */
export function refusedText({ refused }: BulkJob, show: ShowNumber): string {
  const count = refused.reduce((sum, one) => sum + one.count, 0);
  const parts = refused.map((one) => text.reason(show, one.reason, one.count)).join(', ');
  return text.refused(show, count, parts);
}

import type { Queryable } from '../../platform/db/database.ts';
import { runNamed } from '../../platform/db/run-named.ts';

/** Deletes what is kept of sending submissions that are erased: an answer may quote what was sent. */
export async function eraseDeliveries(
  tx: Queryable,
  websiteId: string,
  submissionIds: readonly string[],
): Promise<void> {
  if (submissionIds.length === 0) return;
  await runNamed(
    tx,
    {
      name: 'webhook-deliveries-erase',
      text: `with gone as (
          delete from webhook_deliveries where website_id = $1 and submission_id = any($2::uuid[])
        )
        delete from webhook_attempts where website_id = $1 and submission_id = any($2::uuid[])`,
    },
    [websiteId, submissionIds],
  );
}

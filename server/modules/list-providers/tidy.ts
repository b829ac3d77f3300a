import { runNamed } from '../../platform/db/run-named.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';

/** Milliseconds between runs. */
const INTERVAL = 60 * 60 * 1000;
const DAY = 86_400_000;
/** Days for which an address that the provider refuses is shown. */
const KEPT_DAYS = 30;
/** Rows of one run. */
const BATCH = 10_000;

/**
 * One run: forgets addresses that a provider has refused long ago, and those queued in the moment in which their provider
 * was disconnected. Over all websites.
 */
export async function tidyListChanges(platform: Platform): Promise<void> {
  await runNamed(
    platform.db,
    {
      name: 'list-changes-tidy',
      text: `delete from list_changes q using (
          select website_id, connection_id, outside_list_id, email from list_changes old
          where (state = 'refused' and next_on < $1) or not exists (select from list_connections c
            where c.website_id = old.website_id and c.id = old.connection_id) limit ${BATCH}
        ) old
        where q.website_id = old.website_id and q.connection_id = old.connection_id
          and q.outside_list_id = old.outside_list_id and q.email = old.email`,
    },
    [new Date(platform.clock.now() - KEPT_DAYS * DAY)],
  );
}

export const listChangeTidyPoller = (platform: Platform): Poller => ({
  name: 'list-provider-tidying',
  every: INTERVAL,
  run: () => tidyListChanges(platform),
});

import { runNamed } from '../../platform/db/run-named.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';

/** Milliseconds between runs. */
const INTERVAL = 60 * 60 * 1000;
const DAY = 86_400_000;
/** Days for which a request is kept, and how many of one webhook. */
const KEPT_DAYS = 30;
const KEPT_ATTEMPTS = 500;
/** Rows of one run. */
const BATCH = 10_000;

/** One run: forgets old requests, and webhooks whose forms are erased. Over all websites. */
export async function tidyWebhooks(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now() - KEPT_DAYS * DAY);
  await runNamed(
    platform.db,
    {
      name: 'webhook-attempts-tidy',
      text: `delete from webhook_attempts a using (
          select website_id, id from (
            select website_id, id, sent_on, row_number() over (partition by website_id, webhook_id order by id desc) as place
            from webhook_attempts
          ) placed where place > ${KEPT_ATTEMPTS} or sent_on < $1 limit ${BATCH}
        ) old where a.website_id = old.website_id and a.id = old.id`,
    },
    [before],
  );
  await runNamed(
    platform.db,
    {
      name: 'webhooks-tidy',
      text: `with gone as (
          delete from webhooks w where not exists (
            select 1 from forms f where f.website_id = w.website_id and f.id = w.form_id)
          returning website_id, id
        ), deliveries as (
          delete from webhook_deliveries d using gone
          where d.website_id = gone.website_id and d.webhook_id = gone.id
        )
        delete from webhook_attempts a using gone
        where a.website_id = gone.website_id and a.webhook_id = gone.id`,
    },
    [],
  );
}

export const webhookTidyPoller = (platform: Platform): Poller => ({
  name: 'webhook-tidying',
  every: INTERVAL,
  run: () => tidyWebhooks(platform),
});

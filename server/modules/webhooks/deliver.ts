import { localeOf } from '@vitrine/domain/text/locale.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { findSendableSubmission } from '../forms/index.ts';
import { getWebsite } from '../websites/index.ts';
import { sendRequest } from './send-request.ts';
import { claimDue, dropDelivery, type DueDelivery, noteOutcome, release } from './sending-repository.ts';
import { submissionBody } from './webhook-body.ts';

/** Milliseconds between runs. */
const INTERVAL = 2_000;
/** Webhooks that one process sends for at the same time. */
const AT_ONCE = 6;
/** Requests of one of these in a run, so that every run ends. */
const MAX_RUN = 200;
/** Milliseconds after which another server may send for a webhook whose server is gone: longer than any request takes. */
const CLAIM = 60_000;

/** Sends one delivery that was claimed. */
async function deliver(platform: Platform, due: DueDelivery, signal?: AbortSignal): Promise<void> {
  const { db, clock } = platform;
  const { websiteId, submissionId, beforeUntil } = due;
  const website = await getWebsite(platform, websiteId);
  const locale = localeOf(website?.settings.language ?? 'en');
  const submission = await findSendableSubmission(db, websiteId, submissionId, locale);
  if (submission === null) {
    await dropDelivery(db, due);
    return;
  }
  const on = new Date(clock.now());
  const outcome = await sendRequest(
    platform,
    { ...due, beforeUntil: beforeUntil === null ? null : new Date(beforeUntil) },
    { id: due.id, body: submissionBody(due.id, submission) },
    signal,
  );
  // The server stops: that says nothing of the other one.
  if (outcome.problem !== null && signal?.aborted === true) await release(db, due);
  else await noteOutcome(platform, due, { id: newId(on.getTime()), on, outcome });
}

/**
 * One run: sends what is due, for several webhooks at once and one request at a time for each. Every server process may
 * run it. A server that is killed between an answer and its note leaves a request that is sent again, with the same id.
 * Returns how many were sent.
 */
export async function deliverDue(platform: Platform, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  const work = async (): Promise<void> => {
    for (let count = 0; count < MAX_RUN; count += 1) {
      if (signal?.aborted === true) return;
      const now = platform.clock.now();
      const due = await claimDue(platform.db, new Date(now), new Date(now + CLAIM));
      if (due === null) return;
      await deliver(platform, due, signal);
      sent += 1;
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return sent;
}

export const webhookPoller = (platform: Platform): Poller => ({
  name: 'webhooks',
  every: INTERVAL,
  run: (signal) => deliverDue(platform, signal),
});

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
/**
 * Webhooks that one process sends for at the same time, and how many of these are only for webhooks that work: however
 * many services are away, they hold up none that is there.
 */
const AT_ONCE = 6;
const FOR_WORKING = 3;
/** Requests of a run, so that every run ends. */
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
 * One run: sends what is due, one request after the other. Several may run at once, in every server process. A server that
 * is killed between an answer and its note leaves a request that is sent again, with the same id. `isForWorking`: only to
 * webhooks that took what they were sent last. Returns how many were sent.
 */
export async function deliverDue(
  platform: Platform,
  signal?: AbortSignal,
  isForWorking = false,
): Promise<number> {
  for (let sent = 0; sent < MAX_RUN; sent += 1) {
    if (signal?.aborted === true) return sent;
    const now = platform.clock.now();
    const claim = { now: new Date(now), until: new Date(now + CLAIM), isForWorking };
    const due = await claimDue(platform.db, claim);
    if (due === null) return sent;
    await deliver(platform, due, signal);
  }
  return MAX_RUN;
}

/** A run of one does not wait for those of the others: a service that answers slowly holds up one of them. */
export const webhookPollers = (platform: Platform): readonly Poller[] =>
  Array.from({ length: AT_ONCE }, (_, index) => ({
    name: `webhooks-${index + 1}`,
    every: INTERVAL,
    run: (signal) => deliverDue(platform, signal, index < FOR_WORKING),
  }));

import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import {
  type removeWebhook,
  type rotateWebhookSecret,
  type saveWebhook,
  SHOWN_ATTEMPTS,
  type testWebhook,
  type Webhook,
  type WebhookAttempt,
  type WebhookOfForm,
} from '@vitrine/contracts/webhooks.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { webhookAddressProblem } from '@vitrine/domain/webhook/webhook-address.ts';
import { SECRET_OVERLAP_HOURS } from '@vitrine/domain/webhook/webhook-retries.ts';
import { connectionOf } from '@vitrine/domain/webhook/webhook-states.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSendableForm } from '../forms/index.ts';
import {
  type AttemptRow,
  countWaiting,
  deleteWebhook,
  findWebhook,
  insertAttempt,
  insertWebhook,
  lockWebhook,
  makeDue,
  newestAttempts,
  requeueFailed,
  updateWebhook,
  type WebhookRow,
} from './repository.ts';
import { sendRequest } from './send-request.ts';
import { exampleBody } from './webhook-body.ts';
import { openSecret, sealNewSecret } from './webhook-secrets.ts';

const timeOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export const attemptView = (row: AttemptRow): WebhookAttempt => ({
  id: row.id,
  isTest: row.submissionId === null,
  submissionId: row.submissionId,
  address: row.address,
  status: row.status,
  problem: row.problem,
  answer: row.answer,
  took: row.took,
  sentOn: row.sentOn.toISOString(),
});

/** How a webhook does. */
export const stateOf = (row: WebhookRow): Webhook['state'] =>
  connectionOf({
    isOn: row.isOn,
    isTurnedOff: row.turnedOffOn !== null,
    isFailing: row.failingSince !== null,
    hasDelivered: row.deliveredOn !== null,
  });

async function viewOf(platform: Platform, row: WebhookRow): Promise<Webhook> {
  const { db, clock } = platform;
  const [waiting, attempts] = await Promise.all([
    countWaiting(db, row),
    newestAttempts(db, row, { submissionId: null, most: SHOWN_ATTEMPTS }),
  ]);
  const isOverlap = row.beforeUntil !== null && clock.now() < row.beforeUntil.getTime();
  return {
    address: row.address,
    isOn: row.isOn && row.turnedOffOn === null,
    state: stateOf(row),
    secret: openSecret(platform, row.websiteId, row.sealedSecret),
    overlapsUntil: isOverlap ? timeOf(row.beforeUntil) : null,
    failingSince: timeOf(row.failingSince),
    deliveredOn: timeOf(row.deliveredOn),
    waiting,
    version: row.version,
    attempts: attempts.map(attemptView),
  };
}

/** The webhook of a form as its owner sees it; null where it has none. */
export async function viewWebhook(
  platform: Platform,
  websiteId: string,
  formId: string,
): Promise<Result<WebhookOfForm, 'FORM_NOT_FOUND'>> {
  const [form, row] = await Promise.all([
    findSendableForm(platform.db, websiteId, formId),
    findWebhook(platform.db, websiteId, formId),
  ]);
  if (form === null) return fail('FORM_NOT_FOUND');
  return ok({ webhook: row === null ? null : await viewOf(platform, row) });
}

/**
 * Sets where a form sends its submissions. With another address, or turned on again, what waits is sent at once; turned on
 * again, so is what was given up since it began to fail.
 */
export async function setWebhook(
  platform: Platform,
  websiteId: string,
  formId: string,
  { address, isOn, seen }: { readonly address: string; readonly isOn: boolean; readonly seen: string | null },
): Promise<Result<WebhookOfForm, FailureOf<typeof saveWebhook>>> {
  const problem = webhookAddressProblem(address, platform.outside.mayCallLocal === true);
  if (problem !== null) return fail('WEBHOOK_INVALID', { fields: { address: problem } });
  if ((await findSendableForm(platform.db, websiteId, formId)) === null) return fail('FORM_NOT_FOUND');
  const moment = platform.clock.now();
  const now = new Date(moment);
  const isSaved = await platform.db.transaction(async (tx) => {
    const stored = await lockWebhook(tx, websiteId, formId);
    if ((stored?.version ?? null) !== seen) return false;
    if (stored === null)
      return insertWebhook(tx, newRow(platform, { websiteId, formId, address, isOn }, moment));
    const isOther = address !== stored.address;
    const isBack = isOn && (!stored.isOn || stored.turnedOffOn !== null);
    const change = { address, isOn, version: newId(moment), changedOn: now, turnedOffOn: null };
    const afresh = isOther || isBack ? { failingSince: null, restsUntil: null } : {};
    await updateWebhook(tx, stored, { ...change, ...afresh });
    if (isBack && stored.failingSince !== null) await requeueFailed(tx, stored, stored.failingSince, now);
    if (isOther || isBack) await makeDue(tx, stored, now);
    return true;
  });
  return isSaved ? viewWebhook(platform, websiteId, formId) : fail('STALE_REVISION');
}

const newRow = (
  platform: Platform,
  entered: Pick<WebhookRow, 'websiteId' | 'formId' | 'address' | 'isOn'>,
  now: number,
): WebhookRow => ({
  ...entered,
  id: newId(now),
  version: newId(now),
  sealedSecret: sealNewSecret(platform, entered.websiteId),
  sealedBefore: null,
  beforeUntil: null,
  failingSince: null,
  turnedOffOn: null,
  deliveredOn: null,
  restsUntil: null,
  changedOn: new Date(now),
});

/** Deletes the webhook of a form; nothing more is sent. */
export async function dropWebhook(
  platform: Platform,
  websiteId: string,
  formId: string,
  seen: string | null,
): Promise<Result<WebhookOfForm, FailureOf<typeof removeWebhook>>> {
  if ((await findSendableForm(platform.db, websiteId, formId)) === null) return fail('FORM_NOT_FOUND');
  const isGone = await platform.db.transaction(async (tx) => {
    const stored = await lockWebhook(tx, websiteId, formId);
    if ((stored?.version ?? null) !== seen) return false;
    if (stored !== null) await deleteWebhook(tx, stored);
    return true;
  });
  return isGone ? ok({ webhook: null }) : fail('STALE_REVISION');
}

/** Makes another secret. The one before signs, too, until receivers have the new one; unless it cannot be read. */
export async function rotateSecret(
  platform: Platform,
  websiteId: string,
  formId: string,
): Promise<Result<WebhookOfForm, FailureOf<typeof rotateWebhookSecret>>> {
  if ((await findSendableForm(platform.db, websiteId, formId)) === null) return fail('FORM_NOT_FOUND');
  const now = platform.clock.now();
  const isFound = await platform.db.transaction(async (tx) => {
    const stored = await lockWebhook(tx, websiteId, formId);
    if (stored === null) return false;
    const isReadable = openSecret(platform, websiteId, stored.sealedSecret) !== null;
    await updateWebhook(tx, stored, {
      sealedSecret: sealNewSecret(platform, websiteId),
      sealedBefore: isReadable ? stored.sealedSecret : null,
      beforeUntil: isReadable ? new Date(now + SECRET_OVERLAP_HOURS * 3_600_000) : null,
      version: newId(now),
      changedOn: new Date(now),
    });
    return true;
  });
  return isFound ? viewWebhook(platform, websiteId, formId) : fail('WEBHOOK_NOT_FOUND');
}

/** Sends an example at once, past the queue, so that the answer is known. It changes nothing but the list of requests. */
export async function tryWebhook(
  platform: Platform,
  websiteId: string,
  formId: string,
): Promise<Result<{ readonly attempt: WebhookAttempt }, FailureOf<typeof testWebhook>>> {
  const form = await findSendableForm(platform.db, websiteId, formId);
  if (form === null) return fail('FORM_NOT_FOUND');
  const stored = await findWebhook(platform.db, websiteId, formId);
  if (stored === null) return fail('WEBHOOK_NOT_FOUND');
  const sentOn = new Date(platform.clock.now());
  const id = newId(sentOn.getTime());
  const outcome = await sendRequest(platform, stored, { id, body: exampleBody(id, form, sentOn) });
  const row = {
    ...outcome,
    websiteId,
    id,
    webhookId: stored.id,
    submissionId: null,
    address: stored.address,
    sentOn,
  };
  await insertAttempt(platform.db, row);
  return ok({ attempt: attemptView(row) });
}

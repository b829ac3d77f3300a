import {
  type DeliveryOfSubmission,
  SHOWN_ATTEMPTS,
  type replaySubmission,
} from '@vitrine/contracts/webhooks.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSendableSubmission, isInSpam } from '../forms/index.ts';
import { findDelivery, findWebhook, newestAttempts, queueSubmission } from './repository.ts';
import { attemptView, stateOf } from './webhooks.ts';

/** Whether a submission was sent to the webhook of its form. */
export async function viewSubmissionDelivery(
  platform: Platform,
  websiteId: string,
  submissionId: string,
): Promise<Result<DeliveryOfSubmission, 'SUBMISSION_NOT_FOUND'>> {
  const { db } = platform;
  const submission = await findSendableSubmission(db, websiteId, submissionId, 'en');
  if (submission === null) return fail('SUBMISSION_NOT_FOUND');
  const webhook = await findWebhook(db, websiteId, submission.form.id);
  if (webhook === null) return ok({ webhook: null, delivery: null });
  const state = stateOf(webhook);
  const delivery = await findDelivery(db, webhook, submissionId);
  if (delivery === null) return ok({ webhook: state, delivery: null });
  const log = await newestAttempts(db, webhook, { submissionId, most: SHOWN_ATTEMPTS });
  return ok({
    webhook: state,
    delivery: {
      state: delivery.state,
      attempts: delivery.attempts,
      nextOn: delivery.state === 'waiting' ? delivery.nextOn.toISOString() : null,
      deliveredOn: delivery.deliveredOn?.toISOString() ?? null,
      log: log.map(attemptView),
    },
  });
}

/** Queues a submission that is no spam for the webhook of its form, however often it was sent before. */
export async function replayDelivery(
  platform: Platform,
  websiteId: string,
  submissionId: string,
): Promise<Result<DeliveryOfSubmission, FailureOf<typeof replaySubmission>>> {
  const { db } = platform;
  const submission = await findSendableSubmission(db, websiteId, submissionId, 'en');
  if (submission === null) return fail('SUBMISSION_NOT_FOUND');
  const formId = submission.form.id;
  const webhook = await findWebhook(db, websiteId, formId);
  if (webhook === null) return fail('WEBHOOK_NOT_FOUND');
  if (!webhook.isOn || webhook.turnedOffOn !== null) return fail('WEBHOOK_OFF');
  if (await isInSpam(db, websiteId, submissionId)) return fail('WEBHOOK_TAKES_NO_SPAM');
  const now = platform.clock.now();
  await queueSubmission(db, { websiteId, formId, submissionId, id: newId(now), now: new Date(now) });
  return viewSubmissionDelivery(platform, websiteId, submissionId);
}

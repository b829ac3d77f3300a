import type { Queryable } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { renderMail } from './mail-layout.ts';
import type { MailContent, MailPlan } from './mail-plan.ts';
import { insertMail, insertMails, type NewMail, replaceHeldContent } from './repository.ts';
import { styleOf } from './style-of.ts';

/** A mail that is to be written by a website: how it looks, and its words, are the website's. */
export interface QueuedMail extends Omit<NewMail, keyof MailContent> {
  readonly plan: MailPlan;
}

/** A mail as a website writes it now: with its logo, its colors and its words. */
export async function renderFor(
  platform: Platform,
  db: Queryable,
  websiteId: string,
  plan: MailPlan,
): Promise<MailContent> {
  return renderMail(plan, await styleOf(platform, db, websiteId));
}

/** Writes a mail and queues it, in the caller's transaction. */
export async function queueMail(
  platform: Platform,
  tx: Queryable,
  { plan, ...mail }: QueuedMail,
): Promise<void> {
  await insertMail(tx, { ...mail, ...(await renderFor(platform, tx, mail.websiteId, plan)) });
}

/** Writes many mails of a website and queues them in one statement; at most 1000. */
export async function queueMails(
  platform: Platform,
  tx: Queryable,
  websiteId: string,
  mails: readonly Omit<QueuedMail, 'dueOn' | 'websiteId'>[],
): Promise<void> {
  const style = await styleOf(platform, tx, websiteId);
  await insertMails(
    tx,
    mails.map(({ plan, ...mail }) => ({ ...mail, websiteId, ...renderMail(plan, style) })),
  );
}

/** Writes a delayed mail again, and sends it no earlier than `earliestOn`. False when it is no longer delayed. */
export async function replaceHeldMail(
  platform: Platform,
  tx: Queryable,
  websiteId: string,
  id: string,
  plan: MailPlan,
  times: { readonly now: Date; readonly earliestOn: Date },
): Promise<boolean> {
  const content = await renderFor(platform, tx, websiteId, plan);
  return replaceHeldContent(tx, websiteId, id, content, times);
}

import { setTimeout as wait } from 'node:timers/promises';
import type { CustomFormAnswers, CustomFormField } from '@vitrine/domain/custom-form/custom-form.ts';
import { followUpRest } from '@vitrine/domain/form/follow-up-rest.ts';
import { describeSubmission } from '@vitrine/domain/form/describe-submission.ts';
import { consentOfForm } from '@vitrine/domain/form/consent-of-form.ts';
import type { FormSettings } from '@vitrine/domain/form/site-form.ts';
import { isEmail } from '@vitrine/domain/order/email.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { perPlatform } from '../../platform/per-platform.ts';
import { runNamed } from '../../platform/db/run-named.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Poller } from '../../platform/scheduler.ts';
import { joinListOfForm } from '../audience/index.ts';
import { queueMail } from '../mail/index.ts';
import { queueSubmission } from '../webhooks/index.ts';
import { editorOrigin, findHosts, getWebsite, siteOrigin, type Website } from '../websites/index.ts';
import { sinceArrival } from './arrivals.ts';
import { type FormMailSubject, receiptMail, submissionMail } from './form-mails.ts';
import { inboxPath } from './inbox-path.ts';
import type { SubmittedPage } from './tables.ts';

/** Milliseconds between runs. */
const INTERVAL = 2_000;
/** Submissions per run, so that every run ends. */
const MAX_RUN = 1000;
/** Comes before every website. */
const NO_WEBSITE = '00000000-0000-0000-0000-000000000000';
/** Attempts after which an owner has to look at it (about a day with the pauses below). */
const MAX_ATTEMPTS = 12;
/** Receipts to one address about one form within `RECEIPT_WINDOW`: anybody can enter the address of somebody else. */
const MAX_RECEIPTS = 3;
const RECEIPT_WINDOW = 60 * 60_000;
/** Characters of an error that are kept. */
const MAX_ERROR = 500;

/** The pause after a failed attempt, milliseconds: 10 seconds, doubled each time, at most 4 hours. */
const pauseAfter = (attempts: number): number => Math.min(10_000 * 2 ** (attempts - 1), 4 * 60 * 60_000);

interface DueSubmission {
  readonly websiteId: string;
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly answers: CustomFormAnswers;
  readonly page: SubmittedPage;
  /** Those that failed before. */
  readonly attempts: number;
  readonly formId: string;
  readonly formName: string;
  /** As the sender saw them. */
  readonly fields: readonly CustomFormField[];
  /** The present ones. */
  readonly settings: FormSettings;
}

/**
 * The submission that has waited longest of the next website after one, locked until the transaction ends; null when none
 * is due. It is chosen before anything is joined, so that a long queue is not sorted for each.
 */
async function lockDue(tx: Queryable, now: Date, websiteBefore: string): Promise<DueSubmission | null> {
  const rows = await runNamed<DueSubmission & Record<string, unknown>>(
    tx,
    {
      name: 'form-submissions-due',
      text: `select s.website_id as "websiteId", s.id, s.email, s.name, s.answers, s.page,
          s.follow_up_attempts as attempts, f.id as "formId",
          f.name as "formName",
          coalesce(a.fields, v.fields) as fields, v.settings
        from (select * from form_submissions where follow_up = 'waiting' and follow_up_on <= $1
            and website_id > $2 order by website_id, follow_up_on limit 1 for update skip locked) s
        join forms f on f.website_id = s.website_id and f.id = s.form_id
        join form_versions v on v.website_id = f.website_id and v.form_id = f.id and v.number = f.version
        left join form_versions a on a.website_id = f.website_id and a.form_id = f.id and a.number = s.version`,
    },
    [now, websiteBefore],
  );
  return rows[0] ?? null;
}

/** Whether the sender has got receipts enough about this form for now. */
async function hasReceipts(tx: Queryable, due: DueSubmission, since: Date): Promise<boolean> {
  const rows = await runNamed<{ count: number }>(
    tx,
    {
      name: 'form-submissions-receipts',
      text: `select count(*)::int as count from (select 1 from form_submissions
          where website_id = $1 and email = $2 and email <> '' and form_id = $3 and receipt_id is not null
            and received_on > $4 limit ${MAX_RECEIPTS}) sent`,
    },
    [due.websiteId, due.email, due.formId, since],
  );
  return (rows[0]?.count ?? 0) >= MAX_RECEIPTS;
}

/** Notes which mails were written. */
function noteDone(
  tx: Queryable,
  { websiteId, id }: DueSubmission,
  mails: { readonly mailId: string | null; readonly receiptId: string | null },
): Promise<unknown> {
  return runNamed(
    tx,
    {
      name: 'form-submissions-followed-up',
      text: `update form_submissions set follow_up = 'done', follow_up_error = '', mail_id = $3, receipt_id = $4
        where website_id = $1 and id = $2`,
    },
    [websiteId, id, mails.mailId, mails.receiptId],
  );
}

/** Notes a failed attempt; after the last one the submission waits no longer. */
async function noteFailed(
  platform: Platform,
  { websiteId, id, attempts }: DueSubmission,
  error: unknown,
): Promise<void> {
  const message = error instanceof Error ? error.message : String(error);
  const now = platform.clock.now();
  platform.log.error({ submissionId: id, err: error }, 'the mails about a submission could not be written');
  await runNamed(
    platform.db,
    {
      name: 'form-submissions-follow-up-failed',
      text: `update form_submissions set follow_up_attempts = follow_up_attempts + 1, follow_up_error = $3, follow_up_on = $4,
          follow_up = case when follow_up_attempts + 1 >= ${MAX_ATTEMPTS} then 'failed' else follow_up end
        where website_id = $1 and id = $2`,
    },
    [
      websiteId,
      id,
      message.slice(0, MAX_ERROR).replaceAll('\0', ' '),
      new Date(now + pauseAfter(attempts + 1)),
    ],
  );
}

async function subjectOf(
  platform: Platform,
  tx: Queryable,
  due: DueSubmission,
  { title, settings: { address, contactEmail, language, timeZone } }: Website,
): Promise<FormMailSubject> {
  const hosts = await findHosts(tx, due.websiteId);
  const origin = siteOrigin(hosts, platform.config) ?? '';
  return {
    shop: { title, origin, address, contactEmail, language, timeZone },
    formName: due.formName,
    settings: due.settings,
    answers: describeSubmission(due.fields, due.answers, localeOf(language)),
    pagePath: due.page.path,
    inboxUrl: (editorOrigin(hosts, platform.config) ?? origin) + inboxPath(due.id),
  };
}

/**
 * Writes the mails about one submission into the outbox, puts its sender on the form's mailing list, and queues it for the
 * form's webhook, in one transaction with the note that it is done: whatever happens, each goes out once. The owner's goes
 * to the website's contact address where the form names none.
 */
async function writeMails(platform: Platform, tx: Queryable, due: DueSubmission): Promise<void> {
  const website = await getWebsite(platform, due.websiteId);
  if (website === null) {
    await noteDone(tx, due, { mailId: null, receiptId: null });
    return;
  }
  const { websiteId, settings, email } = due;
  const subject = await subjectOf(platform, tx, due, website);
  const now = new Date(platform.clock.now());
  const { contactEmail } = website.settings;
  const named = settings.mail.to.length > 0 ? settings.mail.to : [contactEmail];
  const [recipient = '', ...others] = named.filter((address) => address !== '');
  const sender = isEmail(email) ? email : '';
  const mailId = settings.mail.isOn && recipient !== '' ? newId(now.getTime()) : null;
  const wantsReceipt =
    settings.receipt.isOn &&
    sender !== '' &&
    !(await hasReceipts(tx, due, new Date(now.getTime() - RECEIPT_WINDOW)));
  const receiptId = wantsReceipt ? newId(now.getTime()) : null;
  const common = { websiteId, orderId: null, now };
  if (mailId !== null) {
    const { cc, bcc } = settings.mail;
    const envelope = { to: others, cc, bcc, replyTo: sender };
    const plan = submissionMail(subject);
    await queueMail(platform, tx, {
      ...common,
      plan,
      id: mailId,
      kind: 'form-submission',
      recipient,
      envelope,
    });
  }
  if (receiptId !== null) {
    const plan = receiptMail(subject);
    await queueMail(platform, tx, {
      ...common,
      plan,
      id: receiptId,
      kind: 'form-receipt',
      recipient: sender,
    });
  }
  await joinList(platform, tx, due, { website, origin: subject.shop.origin, sender });
  const { formId, id: submissionId } = due;
  await queueSubmission(tx, { websiteId, formId, submissionId, id: newId(now.getTime()), now });
  await noteDone(tx, due, { mailId, receiptId });
}

/** Puts the sender on the mailing list of the form, where they have ticked the box for it. */
async function joinList(
  platform: Platform,
  tx: Queryable,
  { websiteId, name, page, fields, answers, settings: { mailingList } }: DueSubmission,
  to: { readonly website: Website; readonly origin: string; readonly sender: string },
): Promise<void> {
  if (mailingList === undefined || to.sender === '') return;
  const words = consentOfForm(fields, answers, mailingList);
  if (words === '') return;
  const { title, settings } = to.website;
  await joinListOfForm(
    platform,
    tx,
    { websiteId, title, origin: to.origin, settings },
    { listId: mailingList.listId, email: to.sender, name, words, page: page.path },
  );
}

/** The website that was served last. */
const turns = perPlatform(() => ({ last: NO_WEBSITE }));

/** The submission whose turn it is: websites take turns, so that a rush on one delays no other. Null when none is due. */
async function lockNext(platform: Platform, tx: Queryable): Promise<DueSubmission | null> {
  const turn = turns(platform);
  const now = new Date(platform.clock.now());
  const next = await lockDue(tx, now, turn.last);
  const due = next ?? (turn.last === NO_WEBSITE ? null : await lockDue(tx, now, NO_WEBSITE));
  turn.last = due?.websiteId ?? NO_WEBSITE;
  return due;
}

/** One run: writes the mails about all submissions that wait. Every server process may run it. Returns how many. */
export async function followUpSubmissions(platform: Platform, signal?: AbortSignal): Promise<number> {
  let done = 0;
  for (let count = 0; count < MAX_RUN; count += 1) {
    if (signal?.aborted === true) return done;
    const found: { due: DueSubmission | null } = { due: null };
    const begun = performance.now();
    try {
      await platform.db.transaction(async (tx) => {
        found.due = await lockNext(platform, tx);
        if (found.due !== null) await writeMails(platform, tx, found.due);
      });
      if (found.due === null) return done;
      done += 1;
      await wait(followUpRest(performance.now() - begun, sinceArrival(platform)));
    } catch (error) {
      // The database is away: the next run tries again.
      if (found.due === null) throw error;
      await noteFailed(platform, found.due, error);
    }
  }
  return done;
}

export const followUpPoller = (platform: Platform): Poller => ({
  name: 'form-mails',
  every: INTERVAL,
  run: (signal) => followUpSubmissions(platform, signal),
});

import nodemailer from 'nodemailer';
import type { Poller } from '../../platform/scheduler.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimDueMail, markFailed, markSent, type DueMail } from './repository.ts';

/** Milliseconds between checks of the outbox. */
const INTERVAL = 5_000;
/** Mails per run, so that every run ends. */
const MAX_MAILS = 1000;
/** Milliseconds a claim lasts; afterwards the mail of a server that died is due again. */
const CLAIM = 10 * 60_000;
/** Attempts after which a mail is given up (about two days with the pauses below). */
export const MAX_ATTEMPTS = 12;

/** The pause after a failed attempt, milliseconds: 1 minute, doubled each time, at most 8 hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(60_000 * 2 ** (attempts - 1), 8 * 60 * 60_000);
}

/** Delivers a mail to a mail server. Throws when it is not accepted. */
export type Deliver = (mail: DueMail) => Promise<void>;

/** With these a mail program offers a button that unsubscribes without opening a page. RFC 2369, RFC 8058 */
const unsubscribeHeaders = (url: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Addresses as objects, so that nothing in one is read as another. */
const addressed = (addresses: readonly string[]): { name: string; address: string }[] =>
  addresses.map((address) => ({ name: '', address }));

/**
 * Delivery over SMTP with an smtp:// or smtps:// address. The message id is the mail's id, so that a receiver can
 * detect duplicates.
 */
export function smtpDelivery(smtpUrl: string): { readonly deliver: Deliver; close(): void } {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async deliver(mail) {
      const sender = mail.contactEmail === '' ? 'shop@localhost' : mail.contactEmail;
      const answersTo = mail.envelope?.replyTo || mail.replyTo;
      await transport.sendMail({
        from: { name: mail.senderName, address: sender },
        ...(answersTo === '' ? {} : { replyTo: answersTo }),
        to: addressed([mail.recipient, ...(mail.envelope?.to ?? [])]),
        cc: addressed(mail.envelope?.cc ?? []),
        bcc: addressed(mail.envelope?.bcc ?? []),
        subject: mail.subject,
        text: mail.bodyText,
        html: mail.bodyHtml,
        ...(mail.unsubscribeUrl === null ? {} : { headers: unsubscribeHeaders(mail.unsubscribeUrl) }),
        messageId: `<${mail.id}@${sender.split('@').at(-1) ?? 'localhost'}>`,
      });
    },
    close: () => transport.close(),
  };
}

/**
 * Sends every mail that is due. Returns the number sent. Mails are claimed one at a time: however slow the mail server
 * is, no claim expires while a mail waits behind others, which would make two servers send it.
 */
export async function sendDueMails(platform: Platform, deliver: Deliver): Promise<number> {
  let sent = 0;
  for (let count = 0; count < MAX_MAILS; count += 1) {
    const now = platform.clock.now();
    const mail = await claimDueMail(platform.db, {
      now: new Date(now),
      nextAttemptOn: new Date(now + CLAIM),
    });
    if (mail === null) break;
    if (await sendOne(platform, deliver, mail)) sent += 1;
  }
  return sent;
}

async function sendOne(platform: Platform, deliver: Deliver, mail: DueMail): Promise<boolean> {
  try {
    await deliver(mail);
  } catch (error) {
    const now = platform.clock.now();
    const last = mail.attempts >= MAX_ATTEMPTS;
    const message = error instanceof Error ? error.message : String(error);
    platform.log.warn({ mailId: mail.id, err: error, attempts: mail.attempts }, 'a mail could not be sent');
    await markFailed(platform.db, mail, {
      error: message.slice(0, 1000),
      nextAttemptOn: last ? null : new Date(now + pauseAfter(mail.attempts)),
    });
    return false;
  }
  await markSent(platform.db, mail, new Date(platform.clock.now()));
  return true;
}

/** Sends the outbox over SMTP_URL; without SMTP_URL mails stay stored. */
export function mailPollers(platform: Platform): readonly Poller[] {
  const { smtpUrl } = platform.config;
  if (smtpUrl === null) return [];
  const { deliver, close } = smtpDelivery(smtpUrl);
  return [{ name: 'mails', every: INTERVAL, run: () => sendDueMails(platform, deliver), close }];
}

import type { MailSecurity } from '@vitrine/domain/mail/mail-server.ts';
import { mailServerTexts as text } from '@vitrine/domain/text/en/mail-delivery.ts';
import nodemailer from 'nodemailer';
import { within } from '../../platform/within.ts';
import type { DueMail } from './sending-repository.ts';

import { MailServerTooSlow } from './smtp-failure.ts';

/** Delivers a mail to a mail server. Throws when it is not accepted. */
export type Deliver = (mail: DueMail) => Promise<void>;

/** Connections to one mail server. */
export interface SmtpDelivery {
  readonly deliver: Deliver;
  /** Connects and signs in. Throws when that fails. */
  verify(): Promise<void>;
  close(): void;
}

/** A mail server whose name was resolved. */
export interface ResolvedServer {
  /** The address that is connected to. */
  readonly address: string;
  /** The name its certificate is for. */
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  /** '' where nobody signs in. */
  readonly username: string;
  readonly password: string;
}

/** With these a mail program offers a button that unsubscribes without opening a page. RFC 2369, RFC 8058 */
const unsubscribeHeaders = (url: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Milliseconds for one mail. A server that answers a byte now and then is never silent, and all mails behind it wait; a
 * claim lasts longer, so that no other server of ours sends the mail meanwhile.
 */
const LONGEST = 2 * 60_000;

/** An address as an object, so that nothing in it is read as another. */
const addressed = (address: string): { name: string; address: string } => ({ name: '', address });

/** The server of an smtp:// or smtps:// address, or one that an owner has entered. */
function connectionTo(server: string | ResolvedServer) {
  if (typeof server === 'string') return { url: server };
  const { address, host, port, security, username, password } = server;
  return {
    host: address,
    // A certificate is for a name; of an IP address there is no name to ask for.
    ...(address === host ? {} : { servername: host }),
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(username === '' ? {} : { auth: { user: username, pass: password } }),
  };
}

/** Delivery over SMTP. The message id is the mail's id, so that a receiver can detect duplicates. */
export function smtpDelivery(
  server: string | ResolvedServer,
  /** Milliseconds for one mail. */
  longest = LONGEST,
): SmtpDelivery {
  const transport = nodemailer.createTransport({
    ...connectionTo(server),
    pool: true,
    maxConnections: 2,
    // When a connection ends in the middle, the outbox decides: by itself the pool would send the mail again at once,
    // also one that had been accepted, and nobody would know.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async deliver(mail) {
      const sender = mail.senderAddress === '' ? 'shop@localhost' : mail.senderAddress;
      const answersTo = mail.envelope?.replyTo || mail.replyTo;
      const signal = AbortSignal.timeout(longest);
      const sending = transport.sendMail({
        from: { name: mail.envelope?.senderName || mail.senderName, address: sender },
        ...(answersTo === '' ? {} : { replyTo: addressed(answersTo) }),
        to: [mail.recipient, ...(mail.envelope?.to ?? [])].map(addressed),
        cc: (mail.envelope?.cc ?? []).map(addressed),
        bcc: (mail.envelope?.bcc ?? []).map(addressed),
        subject: mail.subject,
        text: mail.bodyText,
        html: mail.bodyHtml,
        ...(mail.unsubscribeUrl === null ? {} : { headers: unsubscribeHeaders(mail.unsubscribeUrl) }),
        signal,
        messageId: `<${mail.id}@${sender.split('@').at(-1) ?? 'localhost'}>`,
      });
      await sending.catch((error: unknown) => {
        throw signal.aborted ? new MailServerTooSlow(text.tooSlow, { cause: error }) : error;
      });
    },
    async verify() {
      if (!(await within(longest, transport.verify()))) throw new MailServerTooSlow(text.tooSlow);
    },
    close: () => transport.close(),
  };
}

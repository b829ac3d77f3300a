import { suppressionReasons } from '@vitrine/domain/mail/mail-events.ts';
import { MAX_CREDENTIAL, MAX_HOST, mailSecurities } from '@vitrine/domain/mail/mail-server.ts';
import { isSelector, recordKinds, recordStates } from '@vitrine/domain/mail/sender-domain.ts';
import { selectorInvalid } from '@vitrine/domain/text/en/mail-delivery.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count, id, time } from './primitives.ts';

const security = z.enum(mailSecurities);

/** A stored mail server. Its password is never sent back. */
const mailServer = z.strictObject({
  host: z.string(),
  port: z.int(),
  security,
  /** '' where nobody signs in. */
  username: z.string(),
  hasPassword: z.boolean(),
  /** False: the password was encrypted with another VITRINE_SECRET or key file, and mails wait. */
  isReadable: z.boolean(),
  /** Another one with every change. */
  version: z.string(),
});

const mailDelivery = z.strictObject({
  /** What sends the mails: SMTP_URL of the environment, which wins, or the server below; 'none': mails are stored. */
  sentBy: z.enum(['environment', 'settings', 'none']),
  /** The name of the environment's mail server; '' without one. */
  environmentHost: z.string(),
  server: mailServer.nullable(),
  /** The address that mails come from; '' where neither the mails nor the site have one. */
  senderAddress: z.string(),
  /** Mails that wait since the mail server is away, or refused them for now; null for none. */
  waiting: z
    .strictObject({
      /** At most `COUNT_LIMIT`. */
      count,
      isMore: z.boolean(),
      /** What was said when one of them was tried last. */
      words: z.string(),
      /** When the first of them is tried again. */
      nextOn: time,
    })
    .nullable(),
  /** Where a mail service reports bounces and complaints; null until an owner makes the address. */
  events: z
    .strictObject({
      /** Secret; null: it was encrypted with another key and has to be made again. */
      url: z.string().nullable(),
      /** When something was reported last; null: never. */
      lastOn: time.nullable(),
    })
    .nullable(),
});
export type MailDelivery = AnswerOf<typeof mailDelivery>;

/** A mail server as it is typed; a password left empty is the stored one. */
const entered = z.strictObject({
  host: z
    .string()
    .trim()
    .max(MAX_HOST + 20),
  port: z.int().min(0).max(65_535),
  security,
  username: z.string().trim().max(MAX_CREDENTIAL),
  password: z.string().max(MAX_CREDENTIAL),
});
/** The version of the server as the owner saw it, null for none: another one since then refuses the change. */
const seen = id.nullable();

const exampleServer = {
  host: 'smtp.fernandkiln.example',
  port: 587,
  security: 'starttls',
  username: 'shop',
  password: '',
} as const;

export const getMailDelivery = endpoint({
  method: 'GET',
  path: '/api/admin/mail-delivery',
  auth: 'owner',
  summary: 'Returns how the mails of the website are sent, and what waits.',
  answer: mailDelivery,
});

export const testMailServer = endpoint({
  method: 'POST',
  path: '/api/admin/mail-delivery/test',
  auth: 'owner',
  summary: 'Sends a mail to the owner’s own address by a mail server, and changes nothing.',
  body: entered,
  answer: z.strictObject({ recipient: z.string() }),
  errors: ['MAIL_SERVER_INVALID', 'MAIL_SERVER_REFUSED', 'MAIL_SERVER_AWAY'],
  example: { body: exampleServer, answer: { recipient: 'mo@fernandkiln.example' } },
});

export const saveMailServer = endpoint({
  method: 'PUT',
  path: '/api/admin/mail-delivery',
  auth: 'owner',
  summary:
    'Sends the mails of the website by this server. It is signed in at first; the password is encrypted.',
  body: entered.extend({ seen }),
  answer: mailDelivery,
  errors: ['MAIL_SERVER_INVALID', 'MAIL_SERVER_REFUSED', 'MAIL_SERVER_AWAY', 'STALE_REVISION'],
  example: { body: { ...exampleServer, seen: null } },
});

export const removeMailServer = endpoint({
  method: 'POST',
  path: '/api/admin/mail-delivery/remove',
  auth: 'owner',
  summary: 'Deletes the mail server of the website. Mails are stored until there is another one.',
  body: z.strictObject({ seen }),
  answer: mailDelivery,
  errors: ['STALE_REVISION'],
  example: { body: { seen: null } },
});

const senderDomain = z.strictObject({
  /** Of the sender's address; '' where there is no address. */
  domain: z.string(),
  /** Whether it is one of free mailboxes, such as gmail.com, where nobody else can add records. */
  isMailbox: z.boolean(),
  records: z.array(
    z.strictObject({
      kind: z.enum(recordKinds),
      state: z.enum(recordStates),
      /** Where the record is, or would be; '' where only the mail service knows it. */
      name: z.string(),
      /** The TXT record to add; '' where there is nothing to do, or only the mail service knows it. */
      value: z.string(),
      /** The one there is. */
      present: z.string(),
    }),
  ),
});
export type SenderDomain = AnswerOf<typeof senderDomain>;

export const getSenderDomain = endpoint({
  method: 'GET',
  path: '/api/admin/mail-delivery/domain',
  auth: 'owner',
  summary: 'Looks up the records of the sender’s domain that other mail servers ask for: SPF, DKIM, DMARC.',
  query: z.object({
    /** Where the mail service says its key is; without it the usual names are tried. */
    selector: z
      .string()
      .trim()
      .max(63, selectorInvalid)
      .refine((value) => value === '' || isSelector(value), selectorInvalid)
      .default(''),
  }),
  answer: senderDomain,
});

export const makeEventsAddress = endpoint({
  method: 'POST',
  path: '/api/admin/mail-delivery/events-address',
  auth: 'owner',
  summary:
    'Makes the secret address for reports of bounces and complaints. The one before is no longer valid.',
  answer: mailDelivery,
});

const suppression = z.strictObject({
  id,
  email: z.string(),
  reason: z.enum(suppressionReasons),
  /** What the other mail server or the mail service said; '' for nothing. */
  words: z.string(),
  since: time,
});
export type Suppression = AnswerOf<typeof suppression>;

export const listSuppressions = endpoint({
  method: 'GET',
  path: '/api/admin/mail-suppressions',
  auth: 'owner',
  summary: 'Lists the addresses that marketing mails are not sent to, the newest first.',
  query: z.object({
    /** The beginning of an address. */
    search: z.string().trim().max(254).default(''),
    /** The previous response's `next`. */
    after: z.uuid().optional(),
  }),
  answer: z.strictObject({
    rows: z.array(suppression),
    /** Pass it as `after` for the next page; null at the end. */
    next: id.nullable(),
  }),
  example: { query: { search: 'june@' }, answer: { rows: [], next: null } },
});

export const liftSuppression = endpoint({
  method: 'POST',
  path: '/api/admin/mail-suppressions/:id/lift',
  auth: 'owner',
  summary: 'Sends marketing mails to an address again, until something newer is reported of it.',
  params: z.object({ id: z.uuid() }),
  notFound: 'MAIL_SUPPRESSION_NOT_FOUND',
  answer: null,
});

/**
 * The body is an event `{"type": "bounce" or "complaint", "email", "permanent"?, "time"?, "words"?}`, a list of events, or
 * a list as `events`; or whatever Postmark and SendGrid send. Bounces with `"permanent": false` count for nothing.
 */
export const receiveMailEvents = endpoint({
  method: 'POST',
  path: '/api/mail-events/:websiteId/:secret',
  auth: 'server',
  summary:
    'Receives bounces and complaints at a secret address: events with type (bounce or complaint), email, permanent, time and words, one or a list; or events as Postmark and SendGrid send them.',
  params: z.object({ websiteId: z.uuid(), secret: z.string().max(100) }),
  notFound: 'NOT_FOUND',
  answer: null,
  errors: ['MAIL_EVENTS_UNKNOWN'],
});

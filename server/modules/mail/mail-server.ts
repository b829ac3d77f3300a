import type { OwnerView } from '@vitrine/contracts/accounts.ts';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type {
  MailDelivery,
  removeMailServer,
  saveMailServer,
  testMailServer,
} from '@vitrine/contracts/mail-delivery.ts';
import { type MailServer, mailServerProblems } from '@vitrine/domain/mail/mail-server.ts';
import { mailSettingsOf } from '@vitrine/domain/mail/mail-settings.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { mailServerTexts as text, testMail } from '@vitrine/domain/text/en/mail-delivery.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Site } from '../websites/index.ts';
import { viewMailDelivery } from './mail-delivery.ts';
import { openPassword, passwordContext, resolveServer } from './open-server.ts';
import { renderFor } from './queue-mail.ts';
import { sampleShop } from './sample-order.ts';
import type { DueMail } from './sending-repository.ts';
import { deleteServer, findServer, replaceServer } from './server-repository.ts';
import { type SmtpDelivery, smtpDelivery } from './smtp-delivery.ts';
import { hasAnswered, MailServerUnusable, wordsOf } from './smtp-failure.ts';

type Seen = string | null;
type Refusal = 'MAIL_SERVER_INVALID' | 'MAIL_SERVER_REFUSED' | 'MAIL_SERVER_AWAY';

/** What was entered, with the stored password where none was: it is never sent back to be sent again. */
async function completed(
  platform: Platform,
  websiteId: string,
  entered: MailServer,
): Promise<Result<MailServer, 'MAIL_SERVER_INVALID'>> {
  const stored =
    entered.password === '' && entered.username !== '' ? await findServer(platform.db, websiteId) : null;
  // A password goes to the server it was entered for, encrypted if it was so, and to no other one.
  const isSame =
    stored !== null &&
    stored.host.toLowerCase() === entered.host.toLowerCase() &&
    stored.username === entered.username &&
    (entered.security !== 'none' || stored.security === 'none');
  const password = isSame ? openPassword(platform, stored) : entered.password;
  const server = { ...entered, password: password ?? '' };
  const fields = {
    ...mailServerProblems(server),
    ...(password === null ? { password: text.passwordUnreadable } : {}),
  };
  return Object.keys(fields).length > 0 ? fail('MAIL_SERVER_INVALID', { fields }) : ok(server);
}

/** Connects to a server and lets `work` use it. What it or the connection says when that fails is the failure's. */
async function withServer(
  platform: Platform,
  server: MailServer,
  work: (delivery: SmtpDelivery) => Promise<void>,
): Promise<Result<null, Refusal>> {
  let delivery: SmtpDelivery | null = null;
  try {
    delivery = smtpDelivery(await resolveServer(platform, server));
    await work(delivery);
    return ok(null);
  } catch (error) {
    if (error instanceof MailServerUnusable)
      return fail('MAIL_SERVER_INVALID', { fields: { host: error.message } });
    platform.log.warn({ err: error }, 'a mail server that an owner has entered cannot be used');
    const words = wordsOf(error);
    return hasAnswered(error)
      ? fail('MAIL_SERVER_REFUSED', { params: { words } })
      : fail('MAIL_SERVER_AWAY', { params: { host: server.host, words } });
  } finally {
    delivery?.close();
  }
}

/** A mail that says by which server it came, as the website writes its mails. */
async function writeTestMail(
  platform: Platform,
  site: Site,
  recipient: string,
  server: MailServer,
): Promise<DueMail> {
  const values = { shop: site.title, server: server.host };
  const { senderName, senderAddress, replyTo } = mailSettingsOf(site.settings);
  const content = await renderFor(platform, platform.db, site.websiteId, {
    shop: sampleShop(site),
    words: {
      subject: fillText(testMail.subject, values),
      heading: testMail.heading,
      intro: [fillText(testMail.intro, values)],
    },
  });
  return {
    ...content,
    websiteId: site.websiteId,
    id: newId(platform.clock.now()),
    orderId: null,
    recipient,
    unsubscribeUrl: null,
    envelope: null,
    attempts: 1,
    givesUpOn: null,
    senderName: senderName === '' ? site.title : senderName,
    senderAddress: senderAddress === '' ? site.settings.contactEmail : senderAddress,
    replyTo,
    isSuppressed: false,
  };
}

/** Mails an example to the owner who asks for it, past the outbox, so that the server's answer is known at once. */
export async function tryServer(
  platform: Platform,
  site: Site,
  { email: recipient }: Pick<OwnerView, 'email'>,
  entered: MailServer,
): Promise<Result<{ readonly recipient: string }, FailureOf<typeof testMailServer>>> {
  const server = await completed(platform, site.websiteId, entered);
  if (!server.ok) return server;
  const mail = await writeTestMail(platform, site, recipient, server.value);
  const sent = await withServer(platform, server.value, ({ deliver }) => deliver(mail));
  return sent.ok ? ok({ recipient }) : sent;
}

/** Stores a mail server once somebody could sign in at it, its password encrypted. */
export async function saveServer(
  platform: Platform,
  site: Site,
  { seen, ...entered }: MailServer & { readonly seen: Seen },
): Promise<Result<MailDelivery, FailureOf<typeof saveMailServer>>> {
  const { websiteId } = site;
  const server = await completed(platform, websiteId, entered);
  if (!server.ok) return server;
  const tried = await withServer(platform, server.value, (delivery) => delivery.verify());
  if (!tried.ok) return tried;
  const { password, ...shown } = server.value;
  const now = platform.clock.now();
  const row = {
    ...shown,
    websiteId,
    version: newId(now),
    sealedPassword: password === '' ? null : platform.secrets.seal(password, passwordContext(websiteId)),
    changedOn: new Date(now),
  };
  if (!(await replaceServer(platform.db, row, seen))) return fail('STALE_REVISION');
  return ok(await viewMailDelivery(platform, site));
}

/** Deletes the mail server: mails are stored until there is another one. */
export async function removeServer(
  platform: Platform,
  site: Site,
  seen: Seen,
): Promise<Result<MailDelivery, FailureOf<typeof removeMailServer>>> {
  const isGone =
    seen === null
      ? (await findServer(platform.db, site.websiteId)) === null
      : await deleteServer(platform.db, site.websiteId, seen);
  return isGone ? ok(await viewMailDelivery(platform, site)) : fail('STALE_REVISION');
}

import { isIP } from 'node:net';
import type { MailServer } from '@vitrine/domain/mail/mail-server.ts';
import { mailServerTexts as text } from '@vitrine/domain/text/en/mail-delivery.ts';
import { mayReachMail } from '../../platform/http/outside-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { SecretKeyMissing } from '../../platform/secrets.ts';
import { within } from '../../platform/within.ts';
import type { ServerRow } from './server-repository.ts';
import type { ResolvedServer } from './smtp-delivery.ts';
import { MailServerUnusable } from './smtp-failure.ts';

/** Milliseconds for the addresses of a name. */
const RESOLVE_TIMEOUT = 5_000;

/** What the password of a website's mail server is encrypted for. */
export const passwordContext = (websiteId: string): string => `mail server ${websiteId}`;

/** The stored password; '' where nobody signs in, null when it was encrypted with another key. */
export function openPassword(
  platform: Platform,
  { websiteId, sealedPassword }: Pick<ServerRow, 'websiteId' | 'sealedPassword'>,
): string | null {
  if (sealedPassword === null) return '';
  try {
    return platform.secrets.open(sealedPassword, passwordContext(websiteId));
  } catch (error) {
    if (error instanceof SecretKeyMissing) return null;
    throw error;
  }
}

/**
 * The server with the address to connect to. The name is resolved here and the connection made to exactly that address,
 * so that no name can lead into the network of the installation.
 * @throws MailServerUnusable when there is no such name, or it leads there
 * @throws when DNS does not answer
 */
export async function resolveServer(platform: Platform, server: MailServer): Promise<ResolvedServer> {
  const { outside } = platform;
  const addresses = await addressesOf(platform, server.host);
  const [address] = addresses;
  if (address === undefined) throw new MailServerUnusable(text.hostNotFound);
  // One internal address among public ones is enough to refuse the name.
  if (!addresses.every((each) => mayReachMail(outside, each, server.port)))
    throw new MailServerUnusable(text.hostPrivate);
  return { ...server, address };
}

/** Of the server, as `faultOf` sees it: no mail is to blame for it. */
const dnsAway = (cause?: unknown): Error =>
  Object.assign(new Error('DNS does not answer.', { cause }), { code: 'EDNS' });

async function addressesOf({ outside }: Platform, host: string): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  const found: string[] = [];
  const ask = async (): Promise<void> => {
    found.push(...(await outside.resolve(host)));
  };
  try {
    if (!(await within(RESOLVE_TIMEOUT, ask()))) throw dnsAway();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTFOUND') return [];
    throw dnsAway(error);
  }
  return found;
}

/**
 * A stored server with the address to connect to and its password.
 * @throws MailServerUnusable also when its password cannot be read
 */
export async function openServer(platform: Platform, row: ServerRow): Promise<ResolvedServer> {
  const password = openPassword(platform, row);
  if (password === null) throw new MailServerUnusable(text.passwordUnreadable);
  const { host, port, security, username } = row;
  return resolveServer(platform, { host, port, security, username, password });
}

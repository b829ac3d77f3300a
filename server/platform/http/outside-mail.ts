import { Resolver } from 'node:dns/promises';
import type { Outside } from './guarded-fetch.ts';
import { isPublicAddress } from './public-address.ts';

/** Ports at which mail servers take mails. RFC 5321, RFC 6409, RFC 8314, and those of services behind firewalls. */
const MAIL_PORTS = new Set([25, 465, 587, 2465, 2525, 2587]);

/** Milliseconds for one question to one DNS server, and how often it is asked. */
const DNS_TIMEOUT = 1_200;
const DNS_TRIES = 2;

/**
 * Whether an owner may have a connection made to a mail server: to a public address and a port of email only, so that
 * settings cannot reach into the network of the installation.
 */
export function mayReachMail({ mayReachMail: own }: Outside, address: string, port: number): boolean {
  return own === undefined ? MAIL_PORTS.has(port) && isPublicAddress(address) : own(address, port);
}

/**
 * TXT records of a name, each in one piece; [] when it has none.
 * @throws when DNS does not answer
 */
export async function textRecords({ texts }: Outside, name: string): Promise<readonly string[]> {
  if (texts !== undefined) return texts(name);
  const resolver = new Resolver({ timeout: DNS_TIMEOUT, tries: DNS_TRIES });
  try {
    const records = await resolver.resolveTxt(name);
    return records.map((parts) => parts.join(''));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENODATA' || code === 'ENOTFOUND') return [];
    throw error;
  }
}

import { webhookTexts as text } from '../text/en/webhooks.ts';
import { isIpv4, isPrivateName } from './private-name.ts';

/** Characters of an address, as browsers take them. */
export const MAX_WEBHOOK_ADDRESS = 2000;

/** An address taken apart; null for anything that is none. */
interface AddressParts {
  readonly scheme: string;
  readonly hasPassword: boolean;
  readonly host: string;
  /** '' where the address names none. */
  readonly port: string;
}

const addressPattern = /^([a-z][a-z\d+.-]*):\/\/([^/?#]*)(?:[/?#]|$)/i;

function partsOf(address: string): AddressParts | null {
  const found = addressPattern.exec(address);
  if (found === null || /[\s\p{Cc}\\]/u.test(address)) return null;
  const [, scheme = '', authority = ''] = found;
  const at = authority.lastIndexOf('@');
  const place = authority.slice(at + 1);
  const [, host = '', port = ''] = /^(\[[\da-f:.]+\]|[^:]+)(?::(\d*))?$/i.exec(place) ?? [];
  return host === ''
    ? null
    : { scheme: scheme.toLowerCase(), hasPassword: at >= 0, host: host.toLowerCase(), port };
}

/** Whether an address is one of this machine, which a server in development may send to without encryption. */
export function isLocalAddress(address: string): boolean {
  const parts = partsOf(address);
  return parts !== null && (parts.host === 'localhost' || parts.host === '127.0.0.1');
}

/**
 * What is wrong with the address of a webhook by its look alone; null where it may be right. `mayBeLocal`: the server
 * runs in development, where this machine may be reached by http and at any port. Where a name leads is only known when
 * something is sent.
 */
export function webhookAddressProblem(address: string, mayBeLocal: boolean): string | null {
  if (address === '') return text.addressMissing;
  if (address.length > MAX_WEBHOOK_ADDRESS) return text.addressTooLong;
  const parts = partsOf(address);
  if (parts === null || (parts.scheme !== 'https' && parts.scheme !== 'http')) return text.addressUnknown;
  if (parts.hasPassword) return text.addressHasPassword;
  if (mayBeLocal && isLocalAddress(address)) return null;
  if (parts.scheme !== 'https') return text.addressNotSecure;
  if (isPrivateName(parts.host)) return text.addressPrivate;
  if (!parts.host.includes('.') && !parts.host.startsWith('[')) return text.addressUnknown;
  if (/^[\d.]+$/.test(parts.host) && !isIpv4(parts.host)) return text.addressUnknown;
  return parts.port === '' || parts.port === '443' ? null : text.addressPort;
}

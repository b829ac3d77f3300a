import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';
import { trustProxyOf } from './trusted-proxies.ts';

/** The settings about addresses: the origins of the sites, and which proxies are trusted. */
export type HostConfig = Pick<Config, 'publicOrigin'> & Partial<Pick<Config, 'adminOrigin' | 'trustsProxy'>>;

/** The part of a request that determines its host: its headers, and the remote address of the connection. */
export interface RequestHead {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** The last entry, written by the nearest proxy; the client may have sent the others. */
function lastOf(value: string | string[] | undefined): string {
  const text = Array.isArray(value) ? value.join(',') : (value ?? '');
  return text.slice(text.lastIndexOf(',') + 1).trim();
}

/**
 * The host a visitor typed, lower-cased, with a port only when it is not 80 or 443; '' when there is none.
 * `X-Forwarded-Host` is trusted only from our proxies.
 */
export function requestHost({ headers, socket }: RequestHead, config: HostConfig): string {
  const named = headers['x-forwarded-host'];
  const isOurs = named !== undefined && trustProxyOf(config)(socket.remoteAddress ?? '', 0);
  const forwarded = isOurs ? lastOf(named) : '';
  const host = (forwarded === '' ? (headers.host ?? '') : forwarded).toLowerCase();
  if (host.endsWith(':80')) return host.slice(0, -3);
  if (host.endsWith(':443')) return host.slice(0, -4);
  return host.length > 255 ? '' : host;
}

/** The host of an origin as `requestHost` writes it. */
export const hostOf = (origin: string): string => new URL(origin).host;

/**
 * The origin visitors reach this host by: PUBLIC_ORIGIN and ADMIN_ORIGIN by their hosts, others by the scheme of
 * PUBLIC_ORIGIN.
 */
export function originOf(host: string, { publicOrigin, adminOrigin = null }: HostConfig): string {
  if (adminOrigin !== null && hostOf(adminOrigin) === host) return adminOrigin;
  const scheme = publicOrigin?.startsWith('https:') === true ? 'https' : 'http';
  return `${scheme}://${host}`;
}

/** Whether the requested host is reached over https only: its cookies are then Secure. */
export function isSecure(head: RequestHead, config: HostConfig): boolean {
  if (config.publicOrigin === null && (config.adminOrigin ?? null) === null) return false;
  return originOf(requestHost(head, config), config).startsWith('https:');
}

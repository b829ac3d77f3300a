import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../config.ts';

type HostConfig = Pick<Config, 'publicOrigin'>;

function firstOf(value: string | string[] | undefined): string {
  const text = Array.isArray(value) ? (value[0] ?? '') : (value ?? '');
  const comma = text.indexOf(',');
  return (comma === -1 ? text : text.slice(0, comma)).trim();
}

/**
 * The host a visitor typed, lower-cased, with a port only when it is not 80 or 443; '' when there is none.
 * `X-Forwarded-Host` is believed only when PUBLIC_ORIGIN says that a proxy stands in front.
 */
export function requestHost(headers: IncomingHttpHeaders, config: HostConfig): string {
  const forwarded = config.publicOrigin === null ? '' : firstOf(headers['x-forwarded-host']);
  const host = (forwarded === '' ? (headers.host ?? '') : forwarded).toLowerCase();
  if (host.endsWith(':80')) return host.slice(0, -3);
  if (host.endsWith(':443')) return host.slice(0, -4);
  return host.length > 255 ? '' : host;
}

/** The origin visitors reach this host by: the scheme of PUBLIC_ORIGIN, or plain http when none is set. */
export function originOf(host: string, config: HostConfig): string {
  const scheme = config.publicOrigin?.startsWith('https:') === true ? 'https' : 'http';
  return `${scheme}://${host}`;
}

/** Whether cookies are sent over https only. */
export function isSecure(config: HostConfig): boolean {
  return config.publicOrigin?.startsWith('https:') === true;
}

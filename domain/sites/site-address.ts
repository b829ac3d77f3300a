import { fail, ok, type Result } from '../result.ts';

/** Where sites of this installation can be: below the machine's own name, or below the name of its main site. */
export interface AddressBase {
  /** `localhost:3000` on a machine without PUBLIC_ORIGIN, else its host: `shop.example`. */
  readonly host: string;
  /** Whether it is this machine only, where a browser finds every name below `localhost` by itself. */
  readonly isLocal: boolean;
}

export type AddressProblem = 'empty' | 'invalid' | 'port' | 'reserved' | 'machine';

/** Names below a main site that mean something else to mail servers, browsers and people. */
const RESERVED: ReadonlySet<string> = new Set(
  'www mail smtp imap pop pop3 mx ns ns1 ns2 dns ftp api admin config autodiscover autoconfig webmail localhost cdn static media test'.split(
    ' ',
  ),
);
const MAX_HOST = 253;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

const withoutPort = (host: string): string => host.replace(/:\d+$/, '');

/**
 * The host of a site from what its owner typed, as `requestHost` writes it. `ascii` is that host with letters of other
 * scripts in their punycode form, in lower case. A scheme and a final slash are left out; a port is the machine's own,
 * or none. The name alone, `bakery`, means one below the base.
 */
export function readSiteHost(ascii: string, base: AddressBase): Result<string, AddressProblem> {
  const typed = ascii
    .trim()
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
    .replace(/\.$/, '');
  if (typed === '') return fail('empty');
  const [, name = typed, port = null] = /^(.*?)(?::(\d+))?$/.exec(typed) ?? [];
  const [, ownPort = null] = /:(\d+)$/.exec(base.host) ?? [];
  const baseName = withoutPort(base.host);
  if (port !== null && port !== ownPort) return fail('port');
  const whole = name.includes('.') ? name : `${name}.${baseName}`;
  const labels = whole.split('.');
  if (whole.length > MAX_HOST || !labels.every((part) => label.test(part))) return fail('invalid');
  // An address of numbers is a machine, not a name.
  const last = labels.at(-1) ?? '';
  if (/^\d+$/.test(last)) return fail('machine');
  const isLocal = last === 'localhost';
  if (isLocal && !base.isLocal) return fail('machine');
  // The name that is asked for, without what is already there.
  const below =
    whole === baseName ? '' : whole.endsWith(`.${baseName}`) ? whole.slice(0, -baseName.length - 1) : null;
  if (below === '' || (below !== null && RESERVED.has(below))) return fail('reserved');
  // Browsers name the port of a local site; what a proxy passes on has none.
  return ok(isLocal && ownPort !== null ? `${whole}:${ownPort}` : whole);
}

/** The part of a site's host that its owner chose: `bakery` of `bakery.localhost:3000`; a domain of its own whole. */
export function nameBelow(host: string, base: AddressBase): string {
  const end = `.${base.host}`;
  return host.endsWith(end) ? host.slice(0, -end.length) : host;
}

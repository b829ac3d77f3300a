import { BlockList, isIPv6 } from 'node:net';

/**
 * Whether the `hop`-th sender of a request, counted from our own socket (0), is a trusted proxy: the address it
 * forwards is used. The signature is the framework's.
 */
export type TrustProxy = (address: string, hop: number) => boolean;

const trustsNone: TrustProxy = () => false;
const trustsNearest: TrustProxy = (_address, hop) => hop === 0;

/**
 * The senders that TRUSTED_PROXIES names. Without it one proxy is trusted where PUBLIC_ORIGIN is set, and none
 * otherwise. Entries further to the left in X-Forwarded-For were written by the client and are ignored.
 */
export function trustProxyOf({
  publicOrigin,
  trustsProxy = null,
}: {
  readonly publicOrigin: string | null;
  readonly trustsProxy?: TrustProxy | null;
}): TrustProxy {
  return trustsProxy ?? (publicOrigin === null ? trustsNone : trustsNearest);
}

/** The rule that trusts this many proxies in front, or those at these addresses and in these networks. */
export function trustOnly(proxies: number | readonly string[]): TrustProxy {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const list = new BlockList();
  for (const entry of proxies) {
    const [address = '', prefix] = entry.split('/');
    const family = familyOf(address);
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => list.check(address, familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * The address a rate limit counts by: without the port that some proxies add, and of an IPv6 address its /64, since one
 * client owns all of those.
 */
export function addressOf(ip: string): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(ip)?.[1] ?? ip;
  if (!isIPv6(bare)) return bare;
  if (bare.startsWith('::ffff:')) return bare.slice(7);
  const [head = '', tail = ''] = bare.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

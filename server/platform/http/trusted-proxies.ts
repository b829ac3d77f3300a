import { BlockList, isIPv6 } from 'node:net';
import type { Config } from '../config.ts';

type ProxyConfig = Pick<Config, 'publicOrigin' | 'trustedProxies'>;

/**
 * Whether the `hop`-th sender of a request, counted from our own socket (0), is a proxy of ours: what it says about who
 * asked it is believed. The signature is the framework's.
 */
export type TrustProxy = (address: string, hop: number) => boolean;

const decided = new WeakMap<object, TrustProxy>();

/**
 * Which senders TRUSTED_PROXIES names. Without it one proxy stands in front where PUBLIC_ORIGIN is set, and none
 * otherwise. Entries of X-Forwarded-For further to the left were written by whoever asked, so they count for nothing.
 */
export function trustProxyOf(config: ProxyConfig): TrustProxy {
  const known = decided.get(config);
  if (known !== undefined) return known;
  const { trustedProxies = null } = config;
  const trust = trustOf(trustedProxies ?? (config.publicOrigin === null ? 0 : 1));
  decided.set(config, trust);
  return trust;
}

function trustOf(proxies: number | readonly string[]): TrustProxy {
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
 * Whom a limit by address counts: the address as given, without a port that some proxies add, and of an IPv6 address
 * the /64 it lies in, since whoever has one has all of those.
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

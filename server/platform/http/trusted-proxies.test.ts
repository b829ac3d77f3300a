import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { requestHost } from './request-host.ts';
import { addressOf, trustOnly, type TrustProxy, trustProxyOf } from './trusted-proxies.ts';

const publicOrigin = 'https://shop.example';

/** The address the server sees for a request over a connection from `peer`. */
async function addressSeen(
  config: { publicOrigin: string | null; trustsProxy?: TrustProxy | null },
  peer: string,
  forwardedFor: string,
): Promise<string> {
  const app = fastify({ trustProxy: trustProxyOf(config) });
  app.get('/', (request) => request.ip);
  const answer = await app.inject({
    url: '/',
    remoteAddress: peer,
    headers: { 'x-forwarded-for': forwardedFor },
  });
  await app.close();
  return answer.body;
}

describe('the address that rate limits count by', () => {
  it('is the one our proxy wrote, not one the client made up', async () => {
    expect(await addressSeen({ publicOrigin }, '127.0.0.1', '6.6.6.6, 198.51.100.7')).toBe('198.51.100.7');
  });

  it('is the connection’s own without a proxy, whatever the headers say', async () => {
    expect(await addressSeen({ publicOrigin: null }, '198.51.100.7', '6.6.6.6')).toBe('198.51.100.7');
    const none = { publicOrigin, trustsProxy: trustOnly(0) };
    expect(await addressSeen(none, '198.51.100.7', '6.6.6.6')).toBe('198.51.100.7');
  });

  it('is found behind the configured number of proxies', async () => {
    const two = { publicOrigin, trustsProxy: trustOnly(2) };
    expect(await addressSeen(two, '127.0.0.1', '6.6.6.6, 198.51.100.7, 10.0.0.5')).toBe('198.51.100.7');
  });

  it('is found behind named proxies only: other senders are not trusted', async () => {
    const named = { publicOrigin, trustsProxy: trustOnly(['10.0.0.0/8', '2001:db8::1']) };
    expect(await addressSeen(named, '10.1.2.3', '6.6.6.6, 198.51.100.7, 10.0.0.5')).toBe('198.51.100.7');
    expect(await addressSeen(named, '::ffff:10.1.2.3', '198.51.100.7')).toBe('198.51.100.7');
    expect(await addressSeen(named, '2001:db8::1', '198.51.100.7')).toBe('198.51.100.7');
    expect(await addressSeen(named, '198.51.100.9', '10.0.0.5')).toBe('198.51.100.9');
    expect(await addressSeen(named, '2001:db8::2', '6.6.6.6')).toBe('2001:db8::2');
  });

  it('has no port, and an IPv6 address counts by its network', () => {
    expect(addressOf('203.0.113.7')).toBe('203.0.113.7');
    expect(addressOf('203.0.113.7:51234')).toBe('203.0.113.7');
    expect(addressOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(addressOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(addressOf('[2001:db8:1:2:3:4:5:6]:443')).toBe('2001:db8:1:2');
    expect(addressOf('2001:db8::1')).toBe('2001:db8:0:0');
    expect(addressOf('::1')).toBe('0:0:0:0');
  });
});

const hostSeen = (config: Parameters<typeof requestHost>[1], remoteAddress: string, forwarded: string) =>
  requestHost(
    { headers: { host: 'shop.example', 'x-forwarded-host': forwarded }, socket: { remoteAddress } },
    config,
  );

describe('a forwarded host', () => {
  it('is trusted from our proxy alone, and only the entry it wrote', () => {
    const named = { publicOrigin, trustsProxy: trustOnly(['10.0.0.5']) };
    expect(hostSeen(named, '10.0.0.5', 'evil.example, Other.Example:443')).toBe('other.example');
    expect(hostSeen(named, '198.51.100.9', 'other.example')).toBe('shop.example');
    expect(hostSeen({ publicOrigin: null }, '127.0.0.1', 'other.example')).toBe('shop.example');
    expect(hostSeen({ publicOrigin }, '127.0.0.1', 'other.example')).toBe('other.example');
  });
});

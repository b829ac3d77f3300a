import ipaddr from 'ipaddr.js';

const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/**
 * Whether an IP address is public. Loopback, private, link-local, shared, multicast, documentation and reserved ones
 * are not, nor IPv6 addresses that wrap an IPv4 one: a tunnel could reach the internal network.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === 'unicast';
  return parsed instanceof ipaddr.IPv6 && parsed.match(globalUnicast) && parsed.range() === 'unicast';
}

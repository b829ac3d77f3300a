/** Whether a host is an IPv4 address as people write one. */
export const isIpv4 = (host: string): boolean =>
  /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) && host.split('.').every((part) => Number(part) <= 255);

/** Names that only lead into one's own machine or network. RFC 6761, RFC 6762, RFC 8375 */
const privateEndings = ['localhost', '.localhost', '.local', '.internal', '.home.arpa'];

/**
 * Whether a host is of a private network by its look. It only spares a wait: what an address really is, the server
 * decides when it connects.
 */
export function isPrivateName(host: string): boolean {
  if (privateEndings.some((ending) => host === ending || (ending.startsWith('.') && host.endsWith(ending))))
    return true;
  if (!isIpv4(host)) return /^\[(?:::1?|f[cde][\da-f]*:.*)\]$/i.test(host);
  const [first = 0, second = 0] = host.split('.').map(Number);
  return (
    first === 0 ||
    first === 10 ||
    first === 127 ||
    (first === 169 && second === 254) ||
    (first === 172 && second >= 16 && second <= 31) ||
    (first === 192 && second === 168)
  );
}

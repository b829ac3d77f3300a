/** Names of the public record type codes. spec: site-platform 3 */
const labels: Readonly<Record<number, string>> = {
  1: 'text',
  2: 'image',
  4: 'quote',
  5: 'link',
  6: 'chat',
  7: 'audio',
  8: 'video',
  10: 'review',
  11: 'store-item',
  12: 'event',
  13: 'thread',
  14: 'gallery',
  15: 'binary',
  16: 'css-asset',
  17: 'tweak-asset',
  18: 'digital-good',
  19: 'attachment',
  20: 'wordpress-export',
  21: 'json-export',
  30: 'site-search',
  31: 'active-time',
  50: 'tweet',
  52: 'checkin',
  54: 'kbarticle',
};

/** The name of a record type code; 'undefined' for one without a name, as in the enumeration. */
export function recordTypeLabel(code: number): string {
  return labels[code] ?? 'undefined';
}

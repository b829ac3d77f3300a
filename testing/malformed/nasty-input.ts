/** Seeded pseudo-random numbers (mulberry32), so that a failure can be reproduced. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Dice {
  /** Picks one of the choices. */
  pick<T>(choices: readonly [T, ...T[]]): T;
  /** True in one of `times` cases. */
  oneIn(times: number): boolean;
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number;
}

export function diceOf(random: () => number): Dice {
  const below = (limit: number): number => Math.floor(random() * limit);
  return {
    pick: ([first, ...others]) =>
      others.length === 0 ? first : ([first, ...others][below(others.length + 1)] ?? first),
    oneIn: (times) => below(times) === 0,
    below,
  };
}

const LONG = 'x'.repeat(5_000);
const texts = [
  '',
  ' ',
  '0',
  '-1',
  '1e308',
  '99999999999999999999999',
  'NaN',
  'null',
  'true',
  'undefined',
  '../../../../etc/passwd',
  "' or 1=1 --",
  '"><script>alert(1)</script>',
  '{.section a}{a}{.end}',
  '${7*7}{{7*7}}',
  'constructor',
  '__proto__',
  'toString',
  'a\u0000b',
  '\u202Eabc\uFEFF',
  '😀'.repeat(300),
  'é'.normalize('NFD'),
  '018f0000-0000-7000-8000-000000000001',
  '2026-02-31T25:61:00Z',
  'http://127.0.0.1:1/x',
  'javascript:alert(1)',
  '%',
  '%00',
  '%ff%fe',
  LONG,
] as const satisfies readonly [string, ...string[]];

/** A text that often breaks programs. */
export const nastyText = (dice: Dice): string => dice.pick(texts);

/** Any JSON value, bounded in depth. */
export function nastyValue(dice: Dice, depth = 0): unknown {
  switch (dice.below(depth > 3 ? 6 : 9)) {
    case 0:
      return null;
    case 1:
      return dice.oneIn(2);
    case 2:
      return dice.pick([0, -1, 1.5, 1e308, -1e308, 2 ** 53, 2 ** 31, 1e-7]);
    case 3:
    case 4:
    case 5:
      return nastyText(dice);
    case 6:
      return Array.from({ length: dice.below(4) }, () => nastyValue(dice, depth + 1));
    case 7:
      return Array.from({ length: dice.pick([50, 600]) }, () => dice.below(9));
    default:
      return nastyObject(dice, ['a', 'id', 'value'], depth + 1);
  }
}

/** An object with some of these keys and some unknown ones. */
export function nastyObject(dice: Dice, keys: readonly string[], depth = 0): Record<string, unknown> {
  const object: Record<string, unknown> = {};
  for (const key of keys) if (!dice.oneIn(4)) object[key] = nastyValue(dice, depth);
  if (dice.oneIn(5)) object[nastyText(dice)] = nastyValue(dice, depth + 1);
  return object;
}

export interface NastyBody {
  readonly contentType: string;
  readonly bytes: Buffer;
}

function bodyOf(contentType: string, words: string): NastyBody {
  return { contentType, bytes: Buffer.from(words) };
}

/** A body that is nearly valid for a route, or entirely invalid. */
export function nastyBody(dice: Dice, keys: readonly string[]): NastyBody {
  const json = JSON.stringify(nastyObject(dice, keys));
  switch (dice.below(12)) {
    case 0:
    case 1:
    case 2:
    case 3:
      return bodyOf('application/json', json);
    case 4:
      return bodyOf('application/json', json.slice(0, dice.below(json.length)));
    case 5:
      return bodyOf('application/json', `${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    case 6:
      return bodyOf('application/json', '{"__proto__":{"isOwner":true},"constructor":{"prototype":{"a":1}}}');
    case 7:
    case 8:
      return bodyOf(
        'application/x-www-form-urlencoded',
        keys.map((key) => `${key}=${dice.pick(['', 'a', '%', '%00', '%ff', '%E2%80%AE', 'a&'])}`).join('&') ||
          nastyText(dice),
      );
    case 9: {
      const boundary = dice.pick(['b', '', 'b'.repeat(300), '"', 'x y']);
      const part = `--${boundary}\r\ncontent-disposition: form-data; name="${dice.pick(['file', '__proto__', ''])}"; filename="${dice.pick(['a.png', '../../a.svg', ''])}"\r\n\r\n`;
      const end = dice.oneIn(2) ? `\r\n--${boundary}--\r\n` : '';
      return bodyOf(`multipart/form-data; boundary=${boundary}`, `${part}${nastyText(dice)}${end}`);
    }
    case 10:
      return {
        contentType: 'application/json',
        bytes: Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x22, 0xc3, 0x28]),
      };
    default:
      return bodyOf(
        dice.pick(['text/plain', 'application/xml', 'image/png', '', 'application/json; charset=utf-16']),
        json,
      );
  }
}

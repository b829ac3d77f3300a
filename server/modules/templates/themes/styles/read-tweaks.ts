import { paletteScopes } from '@vitrine/domain/design/section-palettes.ts';
import { LenientJsonError, parseLenientJson } from '../lenient-json.ts';
import { placeIn, type ThemeProblem } from '../theme-problem.ts';
import type { Tweak } from './theme-tweaks.ts';
import { fontIn } from './tweak-fonts.ts';
import { slug } from './tweak-slug.ts';

/** Maximum tweaks per theme. */
const MAX_TWEAKS = 500;

const comment =
  /\/\/[ \t]*tweak[ \t]*:[ \t]*(\{[^\n]*\})[ \t;]*\r?(?:\n|$)|\/\*[ \t]*tweak[ \t]*:\s*(\{(?:[^*]|\*(?!\/)){0,4000}?\})\s*\*\//g;
/** A variable, or a mixin of plain declarations; other comments may precede it, but no other tweak. */
const definition =
  /\s*(?:\/\/(?![ \t]*tweak[ \t]*:)[^\n]*\n\s*|\/\*(?!\s*tweak\s*:)(?:[^*]|\*(?!\/))*\*\/\s*)*(?:@([a-zA-Z][\w-]*)\s*:\s*([^;{}]*);|\.([a-zA-Z][\w-]*)\s*(?:\(\s*\))?\s*\{([^{}]*)\})/y;

/** The tweaks of one stylesheet. A comment that cannot be parsed is reported and ignored. */
export function readTweaks(file: string, less: string, problems: ThemeProblem[]): Tweak[] {
  const tweaks: Tweak[] = [];
  comment.lastIndex = 0;
  for (let match = comment.exec(less); match !== null; match = comment.exec(less)) {
    const report = (message: string): void => {
      problems.push({ severity: 'warning', file, ...placeIn(less, match?.index ?? 0), message });
    };
    const facts = readFacts(match[1] ?? match[2] ?? '', report);
    if (facts === null) continue;
    definition.lastIndex = comment.lastIndex;
    const tweak = toTweak(facts, definition.exec(less));
    if (typeof tweak === 'string') report(tweak);
    else if (tweaks.length < MAX_TWEAKS) tweaks.push(tweak);
  }
  return tweaks;
}

function readFacts(text: string, report: (message: string) => void): Record<string, unknown> | null {
  try {
    const facts = parseLenientJson(text);
    if (typeof facts === 'object' && facts !== null && !Array.isArray(facts))
      return facts as Record<string, unknown>;
    report('This tweak is no object');
  } catch (error) {
    if (!(error instanceof LenientJsonError)) throw error;
    report(`This tweak is not JSON: ${error.message}`);
  }
  return null;
}

const isType = (type: unknown): type is Tweak['type'] =>
  type === 'color' || type === 'font' || type === 'value' || type === 'dropdown' || type === 'checkbox';

const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

function numberIn(value: unknown): number | null {
  const number = typeof value === 'number' ? value : Number.parseFloat(textIn(value));
  return Number.isFinite(number) ? number : null;
}

/** The tweak of a comment and the definition after it, or a message why it is invalid. */
function toTweak(facts: Record<string, unknown>, following: RegExpExecArray | null): Tweak | string {
  const { type: given } = facts;
  if (given !== undefined && !isType(given))
    return `Tweaks of the type "${textIn(given)}" are not offered; the theme's own value stands`;
  const type = given ?? 'value';
  const options = optionsOf(facts['options']);
  const carried = carrierOf(type, options, following);
  const title = textIn(facts['title']);
  if (carried === null && type !== 'dropdown' && type !== 'checkbox')
    return type === 'font'
      ? 'This tweak is not followed by a mixin (.name { … }) or a variable (@name: value;)'
      : 'This tweak is not followed by a variable (@name: value;)';
  const { name, carrier, value } = carried ?? {
    name: nameOf(title),
    carrier: 'none' as const,
    value: '',
  };
  const words = slug(title);
  return {
    name,
    carrier,
    hasClass: facts['class'] !== false,
    bodyClass: carrier === 'none' || words.startsWith('tweak-') ? words : '',
    type,
    title: textIn(facts['label']) || title || name,
    category: textIn(facts['category']),
    group: textIn(facts['group']),
    hint: textIn(facts['hint']),
    sets: setsOf(type, facts['sets']),
    default: defaultOf(type, value, options, facts),
    min: numberIn(facts['min']),
    max: numberIn(facts['max']),
    step: numberIn(facts['step']),
    options,
  };
}

/** `["paper", "dark"]`: the custom property that a color becomes, and where: on the page, or in a section theme. */
function setsOf(type: Tweak['type'], sets: unknown): Tweak['sets'] {
  if (type !== 'color' || !Array.isArray(sets)) return null;
  const [property, scope = 'page'] = sets as unknown[];
  const known = paletteScopes.find((name) => name === scope);
  return typeof property !== 'string' || !/^[a-z][a-z-]{0,40}$/.test(property) || known === undefined
    ? null
    : { property, scope: known };
}

interface Carried {
  readonly name: string;
  readonly carrier: Tweak['carrier'];
  readonly value: string;
}

/** A choice uses the next variable only if its value is one of the options; other variables are unrelated. */
function carrierOf(
  type: Tweak['type'],
  options: readonly string[],
  following: RegExpExecArray | null,
): Carried | null {
  const [, variable, value = '', mixin, body = ''] = following ?? [];
  if (mixin !== undefined) return type === 'font' ? { name: mixin, carrier: 'mixin', value: body } : null;
  if (variable === undefined) return null;
  const plain = unquote(value.trim());
  const chosen =
    type === 'checkbox'
      ? plain === 'true' || plain === 'false'
      : type !== 'dropdown' || options.includes(plain) || plain === '';
  return chosen ? { name: variable, carrier: 'variable', value: plain } : null;
}

function optionsOf(options: unknown): readonly string[] {
  const listed = Array.isArray(options)
    ? (options as unknown[]).map((option) =>
        typeof option === 'object' && option !== null
          ? textIn((option as { value?: unknown }).value)
          : textIn(option),
      )
    : typeof options === 'string'
      ? options.split(',').map((option) => option.trim())
      : [];
  return listed.filter(Boolean).slice(0, 100);
}

function defaultOf(
  type: Tweak['type'],
  value: string,
  options: readonly string[],
  facts: Record<string, unknown>,
): string {
  const given = facts['default'];
  const defined = typeof given === 'object' && given !== null ? declarationsOf(given) : textIn(given);
  switch (type) {
    case 'font':
      // A mixin contains the declarations; a variable only a name.
      return value.includes(':') ? fontIn(value) : defined || value;
    case 'dropdown':
      return value || defined || (options[0] ?? '');
    case 'checkbox':
      return value || String((defined || textIn(facts['active'])) === 'true');
    default:
      return value || defined;
  }
}

const unquote = (value: string): string => value.replace(/^~?(["'])([\s\S]*)\1$/, '$2');

function declarationsOf(font: object): string {
  return Object.entries(font)
    .map(([property, value]) => `${property}: ${textIn(value)}`)
    .join('; ');
}

/** The key for the values of a tweak without a variable. */
const nameOf = (title: string): string =>
  slug(title)
    .replace(/^[^a-z]+/, '')
    .slice(0, 80) || 'choice';

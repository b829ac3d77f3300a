import { LenientJsonError, parseLenientJson } from './lenient-json.ts';
import { placeIn, type ThemeProblem } from './theme-problem.ts';

/** Something of a theme's looks that an owner may change, as a comment in its Less says. */
export interface Tweak {
  /** Name of the Less variable, without `@`. */
  readonly name: string;
  readonly type: 'color' | 'font' | 'value' | 'dropdown' | 'checkbox';
  readonly title: string;
  readonly category: string;
  /** What the theme itself says. */
  readonly default: string;
  /** Bounds of a `value`, in its own unit; null for none. */
  readonly min: number | null;
  readonly max: number | null;
  readonly step: number | null;
  /** What a dropdown offers. */
  readonly options: readonly string[];
}

/** Values an owner set, by tweak name. */
export type TweakValues = Readonly<Record<string, string>>;

/** Most tweaks of a theme that are read. */
const MOST_TWEAKS = 300;

const comment =
  /\/\/[ \t]*tweak[ \t]*:[ \t]*(\{[^\n]*\})[ \t]*\r?\n|\/\*[ \t]*tweak[ \t]*:\s*(\{[\s\S]*?\})\s*\*\//g;
const definition = /\s*(?:\/\/[^\n]*\n\s*)*@([a-zA-Z][\w-]*)\s*:\s*([^;{}]*);/y;

/** The tweaks of one stylesheet. A comment that cannot be read is a problem and no tweak. */
export function readTweaks(file: string, less: string, problems: ThemeProblem[]): Tweak[] {
  const tweaks: Tweak[] = [];
  comment.lastIndex = 0;
  for (let match = comment.exec(less); match !== null; match = comment.exec(less)) {
    const tell = (message: string): void => {
      problems.push({ severity: 'warning', file, ...placeIn(less, match?.index ?? 0), message });
    };
    const facts = readFacts(match[1] ?? match[2] ?? '', tell);
    if (facts === null) continue;
    definition.lastIndex = comment.lastIndex;
    const [, name, value = ''] = definition.exec(less) ?? [];
    if (name === undefined) {
      tell('This tweak is not followed by a variable (@name: value;)');
      continue;
    }
    if (tweaks.length < MOST_TWEAKS) tweaks.push(toTweak(name, value.trim(), facts));
  }
  return tweaks;
}

function readFacts(text: string, tell: (message: string) => void): Record<string, unknown> | null {
  try {
    const facts = parseLenientJson(text);
    if (typeof facts === 'object' && facts !== null && !Array.isArray(facts))
      return facts as Record<string, unknown>;
    tell('This tweak is no object');
  } catch (error) {
    if (!(error instanceof LenientJsonError)) throw error;
    tell(`This tweak is not JSON: ${error.message}`);
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

function toTweak(name: string, value: string, facts: Record<string, unknown>): Tweak {
  const options = facts['options'];
  const listed = Array.isArray(options)
    ? (options as unknown[]).map((option) =>
        typeof option === 'object' && option !== null
          ? textIn((option as { value?: unknown }).value)
          : textIn(option),
      )
    : typeof options === 'string'
      ? options.split(',').map((option) => option.trim())
      : [];
  const given = facts['default'];
  const byFont = typeof given === 'object' && given !== null ? declarationsOf(given) : textIn(given);
  return {
    name,
    type: isType(facts['type']) ? facts['type'] : 'value',
    title: textIn(facts['title']) || name,
    category: textIn(facts['category']),
    default: facts['type'] === 'font' && byFont !== '' ? byFont : value === '' ? byFont : unquote(value),
    min: numberIn(facts['min']),
    max: numberIn(facts['max']),
    step: numberIn(facts['step']),
    options: listed.filter(Boolean).slice(0, 100),
  };
}

const unquote = (value: string): string => value.replace(/^~?(["'])([\s\S]*)\1$/, '$2');

function declarationsOf(font: object): string {
  return Object.entries(font)
    .map(([property, value]) => `${property}: ${textIn(value)}`)
    .join('; ');
}

const colour =
  /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgb|hsl)a?\(\s*\d{1,3}(?:\.\d+)?(?:deg)?(?:\s*,\s*\d{1,3}(?:\.\d+)?%?){2}(?:\s*,\s*(?:0|1|0?\.\d+|\d{1,3}%))?\s*\)|[a-z]{3,30})$/i;
const amount = /^(-?\d{1,6}(?:\.\d{1,4})?)(px|em|rem|%|vw|vh|ch|s|ms|deg|pt)?$/;
const fontProperties: Readonly<Record<string, RegExp>> = {
  'font-family': /^[\w\s,'-]{1,200}$/,
  'font-size': /^\d{1,4}(?:\.\d{1,4})?(?:px|em|rem|vw|%|pt)$/,
  'font-weight': /^(?:[1-9]00|normal|bold|lighter|bolder)$/,
  'font-style': /^(?:normal|italic|oblique)$/,
  'letter-spacing': /^(?:normal|-?\d{1,3}(?:\.\d{1,4})?(?:px|em|rem)?)$/,
  'line-height': /^(?:normal|\d{1,4}(?:\.\d{1,4})?(?:px|em|rem|%)?)$/,
  'text-transform': /^(?:none|uppercase|lowercase|capitalize)$/,
  'text-decoration': /^(?:none|underline|overline|line-through)$/,
};

/** The declarations of a font, e.g. `font-family: Georgia, serif; font-size: 16px`; null when one is none. */
export function readFont(text: string): ReadonlyMap<string, string> | null {
  const font = new Map<string, string>();
  for (const part of text
    .trim()
    .replace(/^\{([\s\S]*)\}$/, '$1')
    .split(';')) {
    if (part.trim() === '') continue;
    const colon = part.indexOf(':');
    const property = part.slice(0, colon).trim().toLowerCase();
    const value = part
      .slice(colon + 1)
      .trim()
      .replaceAll('"', "'");
    if (colon === -1 || fontProperties[property]?.test(value) !== true) return null;
    font.set(property, value);
  }
  return font;
}

/** Whether a value may be set: a colour, a number within the bounds and on a step, one of the options. */
export function allowsValue(tweak: Tweak, value: string): boolean {
  switch (tweak.type) {
    case 'color':
      return colour.test(value);
    case 'font': {
      const font = readFont(value);
      return font !== null && font.size > 0;
    }
    case 'dropdown':
      return tweak.options.includes(value);
    case 'checkbox':
      return value === 'true' || value === 'false';
    case 'value': {
      const number = Number(amount.exec(value)?.[1] ?? Number.NaN);
      const { min, max, step } = tweak;
      if (!Number.isFinite(number) || (min !== null && number < min) || (max !== null && number > max))
        return false;
      if (step === null || step <= 0) return true;
      const steps = (number - (min ?? 0)) / step;
      return Math.abs(steps - Math.round(steps)) < 1e-6;
    }
  }
}

/** Only what the theme has and allows, in the theme's order; what equals the default is left out. */
export function tweaksInForce(tweaks: readonly Tweak[], values: TweakValues): TweakValues {
  const inForce: Record<string, string> = {};
  for (const tweak of tweaks) {
    const value = Object.hasOwn(values, tweak.name) ? values[tweak.name] : undefined;
    if (value !== undefined && value !== tweak.default && allowsValue(tweak, value))
      inForce[tweak.name] = value;
  }
  return inForce;
}

/** Less that stands before the theme's own: variables and a mixin for each of its fonts. */
export function fontVariables(tweaks: readonly Tweak[], values: TweakValues): string {
  return tweaks
    .filter(({ type }) => type === 'font')
    .map((tweak) => {
      const { name } = tweak;
      const font = readFont(values[name] ?? tweak.default);
      if (font === null) return '';
      const declared = [...font].map(([property, value]) => `${property}: ${value};`).join(' ');
      const variables = [...font].map(([property, value]) => `@${name}-${property}: ${value};`).join(' ');
      return `${variables} .${name}() { ${declared} }\n`;
    })
    .join('');
}

/** Less that stands after the theme's own, so that it has the last word. */
export function tweakDefinitions(tweaks: readonly Tweak[], values: TweakValues): string {
  return tweaks
    .map(({ name, type, options }) => {
      const value = values[name];
      if (value === undefined) return '';
      if (type === 'font') {
        const font = readFont(value) ?? new Map<string, string>();
        return [...font].map(([property, one]) => `@${name}-${property}: ${one};`).join(' ');
      }
      // Options are the theme's own words, and may have been quoted in its source.
      const isWords = type === 'dropdown' && options.includes(value) && !/^[\w.#%-]+$/.test(value);
      return `@${name}: ${isWords ? `~"${value.replaceAll(/["\\]/g, '')}"` : value};`;
    })
    .filter((line) => line !== '' && !line.includes(`: ;`))
    .join('\n');
}

const kebab = (text: string): string =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Classes for the page's body, by which a theme's CSS follows a choice: `tweak-header-style-centred`. */
export function tweakClasses(tweaks: readonly Tweak[], values: TweakValues): string {
  return tweaks
    .flatMap(({ name, type, default: original }) => {
      const value = values[name] ?? original;
      if (type === 'dropdown') return [`tweak-${kebab(name)}-${kebab(value)}`];
      return type === 'checkbox' && value === 'true' ? [`tweak-${kebab(name)}`] : [];
    })
    .join(' ');
}

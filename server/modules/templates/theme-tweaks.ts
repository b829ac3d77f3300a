import { declared, fontSaid, plainFont, readFont, variablesOf } from './tweak-fonts.ts';
import { slug } from './tweak-slug.ts';

/** Something of a theme's looks that an owner may change, as a comment in its Less says. */
export interface Tweak {
  /** Name of the Less variable without `@`, of the mixin without its dot, or made of its title where it has neither. */
  readonly name: string;
  /** What carries its value in the Less. What nothing carries, shows in the page's classes alone. */
  readonly carrier: 'variable' | 'mixin' | 'none';
  /** What the page's classes begin with that say what is chosen; '' for none. */
  readonly bodyClass: string;
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
/** Of an owner who has set nothing. */
export const noTweaks: TweakValues = {};

const colour =
  /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgb|hsl)a?\(\s*\d{1,3}(?:\.\d+)?(?:deg)?(?:\s*,\s*\d{1,3}(?:\.\d+)?%?){2}(?:\s*,\s*(?:0|1|0?\.\d+|\d{1,3}%))?\s*\)|[a-z]{3,30})$/i;
const amount = /^(-?\d{1,6}(?:\.\d{1,4})?)(px|em|rem|%|vw|vh|ch|s|ms|deg|pt)?$/;
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

/** Less that stands before the theme's own: variables for each of its fonts, and a mixin for those without one. */
export function fontVariables(tweaks: readonly Tweak[], values: TweakValues): string {
  return tweaks
    .filter(({ type }) => type === 'font')
    .map((tweak) => {
      const { name, carrier } = tweak;
      if (carrier === 'mixin') {
        return `${variablesOf(name, new Map([...plainFont, ...fontSaid(tweak.default)]))}\n`;
      }
      const font = readFont(values[name] ?? tweak.default);
      return font === null ? '' : `${variablesOf(name, font)} .${name}() { ${declared(font)} }\n`;
    })
    .join('');
}

/** Less that stands after the theme's own, so that it has the last word. */
export function tweakDefinitions(tweaks: readonly Tweak[], values: TweakValues): string {
  return tweaks
    .map(({ name, type, options, carrier }) => {
      const value = values[name];
      if (value === undefined || carrier === 'none') return '';
      if (type === 'font') {
        const font = readFont(value) ?? new Map<string, string>();
        // A second mixin of the name is used after the first and so has the last word.
        return `${variablesOf(name, font)}${carrier === 'mixin' ? ` .${name} { ${declared(font)} }` : ''}`;
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

/**
 * Classes for the page's body, by which a theme's CSS follows a choice: `tweak-header-style-centred` for the variable
 * `@headerStyle`, `header-style-centred` for a choice that is titled so and has none.
 */
export function tweakClasses(tweaks: readonly Tweak[], values: TweakValues): string {
  return tweaks
    .flatMap(({ name, type, carrier, bodyClass, default: original }) => {
      if (type !== 'dropdown' && type !== 'checkbox') return [];
      const value = values[name] ?? original;
      if (type === 'checkbox' && value !== 'true') return [];
      const own = carrier === 'none' ? '' : `tweak-${kebab(name)}`;
      const [chosen, chosenInWords] =
        type === 'checkbox' ? ['', ''] : [`-${kebab(value)}`, `-${slug(value)}`];
      return [
        ...new Set([
          ...(own === '' ? [] : [own + chosen]),
          ...(bodyClass === '' ? [] : [bodyClass + chosenInWords]),
        ]),
      ];
    })
    .join(' ');
}

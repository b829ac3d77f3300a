import type { PaletteScope } from '@vitrine/domain/design/section-palettes.ts';
import { declared, parseFontLine, plainFont, readFont, variablesOf } from './tweak-fonts.ts';
import { slug } from './tweak-slug.ts';

/** A setting of a theme's look that an owner may change, declared by a comment in its Less. */
export interface Tweak {
  /** Name of the Less variable without `@`, of the mixin without its dot, or derived from its title. */
  readonly name: string;
  /** What has its value in the Less. Without a carrier the value is only in the page's classes. */
  readonly carrier: 'variable' | 'mixin' | 'none';
  /** Prefix of its page classes; '' for none. */
  readonly bodyClass: string;
  /** Whether a choice is also a page class by the name of its variable. */
  readonly hasClass: boolean;
  readonly type: 'color' | 'font' | 'value' | 'dropdown' | 'checkbox';
  readonly title: string;
  readonly category: string;
  /** A part of the category, such as one text style; '' for none. */
  readonly group: string;
  /** A sentence about it for the owner; '' for none. */
  readonly hint: string;
  /** What a color becomes: a custom property, without its dashes, of the page or of a section theme. */
  readonly sets: { readonly property: string; readonly scope: PaletteScope } | null;
  /** The theme's default. */
  readonly default: string;
  /** Bounds of a `value`, in its unit; null for none. */
  readonly min: number | null;
  readonly max: number | null;
  readonly step: number | null;
  /** Options of a dropdown. */
  readonly options: readonly string[];
}

/** The owner's values, by tweak name. */
export type TweakValues = Readonly<Record<string, string>>;
/** No value is set. */
export const noTweaks: TweakValues = {};

const colour =
  /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(?:rgb|hsl)a?\(\s*\d{1,3}(?:\.\d+)?(?:deg)?(?:\s*,\s*\d{1,3}(?:\.\d+)?%?){2}(?:\s*,\s*(?:0|1|0?\.\d+|\d{1,3}%))?\s*\)|[a-z]{3,30})$/i;
const amount = /^(-?\d{1,6}(?:\.\d{1,4})?)(px|em|rem|%|vw|vh|ch|s|ms|deg|pt)?$/;
/** Whether a value is valid: a colour, a number within the bounds and on a step, one of the options. */
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

/** The valid values of the theme's tweaks, in the theme's order; defaults are left out. */
export function tweaksInForce(tweaks: readonly Tweak[], values: TweakValues): TweakValues {
  const inForce: Record<string, string> = {};
  for (const tweak of tweaks) {
    const value = Object.hasOwn(values, tweak.name) ? values[tweak.name] : undefined;
    if (value !== undefined && value !== tweak.default && allowsValue(tweak, value))
      inForce[tweak.name] = value;
  }
  return inForce;
}

/** Less prepended to the theme's own: variables for each of its fonts, and a mixin for those without one. */
export function fontVariables(tweaks: readonly Tweak[], values: TweakValues): string {
  return tweaks
    .filter(({ type }) => type === 'font')
    .map((tweak) => {
      const { name, carrier } = tweak;
      if (carrier === 'mixin') {
        return `${variablesOf(name, new Map([...plainFont, ...parseFontLine(tweak.default)]))}\n`;
      }
      const font = readFont(values[name] ?? tweak.default);
      return font === null ? '' : `${variablesOf(name, font)} .${name}() { ${declared(font)} }\n`;
    })
    .join('');
}

/** Less appended to the theme's own, so that it wins. */
export function tweakDefinitions(tweaks: readonly Tweak[], values: TweakValues): string {
  return tweaks
    .map(({ name, type, options, carrier }) => {
      const value = values[name];
      if (value === undefined || carrier === 'none') return '';
      if (type === 'font') {
        const font = readFont(value) ?? new Map<string, string>();
        // A second mixin of the same name is applied after the first and so wins.
        return `${variablesOf(name, font)}${carrier === 'mixin' ? ` .${name} { ${declared(font)} }` : ''}`;
      }
      // Options come from the theme and may be quoted in its source.
      const isWords = type === 'dropdown' && options.includes(value) && !/^[\w.#%-]+$/.test(value);
      return `@${name}: ${isWords ? `~"${value.replaceAll(/["\\]/g, '')}"` : value};`;
    })
    .filter((line) => line !== '' && !line.includes(`: ;`))
    .join('\n');
}

/** `@changed-name` for every tweak with a variable: whether the owner has set it. */
export function changedVariables(tweaks: readonly Tweak[], values: TweakValues): string {
  return tweaks
    .filter(({ carrier }) => carrier === 'variable')
    .map(({ name }) => `@changed-${name}: ${String(values[name] !== undefined)};`)
    .join('\n');
}

const kebab = (text: string): string =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/**
 * Classes of the page's body for the theme's CSS: `tweak-header-style-centred` for the variable `@headerStyle`,
 * `header-style-centred` for a tweak without a variable, by its title.
 */
export function tweakClasses(tweaks: readonly Tweak[], values: TweakValues): string {
  return tweaks
    .flatMap(({ name, type, carrier, bodyClass, hasClass, default: original }) => {
      if (type !== 'dropdown' && type !== 'checkbox') return [];
      const value = values[name] ?? original;
      if (type === 'checkbox' && value !== 'true') return [];
      const own = carrier === 'none' || !hasClass ? '' : `tweak-${kebab(name)}`;
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

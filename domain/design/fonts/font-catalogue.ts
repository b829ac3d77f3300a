import { fontMetrics } from './font-metrics.ts';
import type { FontCategory, FontStyle, GenericFamily, SiteFont } from './font-types.ts';

/** A family that comes with the product. */
export interface CatalogueFont extends SiteFont {
  readonly category: FontCategory;
  /** The weights that an owner can choose from. */
  readonly weights: readonly number[];
  readonly italic: boolean;
  /** Families that it is recommended with: headings in the one, text in the other. */
  readonly pairs: readonly string[];
  /** The package that has its files, under `node_modules`. */
  readonly package: string;
}

/** The version of all packages. It is part of the addresses, which browsers keep for ever. */
export const FONT_PACKAGES_VERSION = '5.3.0';

/** The characters of the packages' subsets: `latin` has all of English, German, French and Spanish. */
const ranges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

interface Entry {
  /** Of a variable font the lightest and the heaviest; of another one each weight that it has. */
  readonly weights: readonly number[];
  readonly pairs: readonly string[];
  /** It has no italics. */
  readonly upright?: true;
  /** It has Latin letters of Western Europe only. */
  readonly western?: true;
  /** Its files have one weight each. */
  readonly fixed?: true;
  /** The variable axes of its files; `wght` by default. `opsz` has weights and optical sizes. */
  readonly axis?: 'opsz';
  /** Of a display or handwritten one; `sans-serif` by default. */
  readonly generic?: GenericFamily;
}

const generics: Readonly<Record<FontCategory, GenericFamily>> = {
  serif: 'serif',
  slab: 'serif',
  sans: 'sans-serif',
  display: 'sans-serif',
  handwriting: 'sans-serif',
  mono: 'monospace',
};

/** A family that has just been added, until `scripts/measure-fonts.ts` has run. */
const unmeasured = [1, 0.25, 0, 0.5, 0.5] as const;

const slugOf = (family: string): string => family.toLowerCase().replaceAll(' ', '-');

/** The weights that a tweak can have: hundreds up to 900. */
function hundreds([least = 400, most = least]: readonly number[]): readonly number[] {
  return Array.from({ length: (Math.min(most, 900) - least) / 100 + 1 }, (_, at) => least + at * 100);
}

function stylesOf(slug: string, entry: Entry): FontStyle[] {
  const sets = entry.western === true ? (['latin'] as const) : (['latin', 'latin-ext'] as const);
  const [least = 400, most = least] = entry.weights;
  const steps: readonly (readonly [string, readonly [number, number]])[] =
    entry.fixed === true
      ? entry.weights.map((weight) => [String(weight), [weight, weight]])
      : [[entry.axis ?? 'wght', [least, most]]];
  return [false, ...(entry.upright === true ? [] : [true])].flatMap((italic) =>
    steps.flatMap(([step, weights]) =>
      sets.map((set) => ({
        sources: [
          {
            url: `/_v/fonts/${slug}-${set}-${step}-${italic ? 'italic' : 'normal'}.woff2?v=${FONT_PACKAGES_VERSION}`,
            format: 'woff2',
          },
        ],
        weights,
        italic,
        range: ranges[set],
      })),
    ),
  );
}

const inCategory =
  (category: FontCategory) =>
  (family: string, entry: Entry): CatalogueFont => {
    const slug = slugOf(family);
    const [ascent, descent, lineGap, width, boldWidth] = fontMetrics[family] ?? unmeasured;
    return {
      family,
      cssFamily: `${family} Variable`,
      category,
      generic: entry.generic ?? generics[category],
      weights: entry.fixed === true ? entry.weights : hundreds(entry.weights),
      italic: entry.upright !== true,
      pairs: entry.pairs,
      package: `@fontsource${entry.fixed === true ? '' : '-variable'}/${slug}`,
      styles: stylesOf(slug, entry),
      metrics: { ascent, descent, lineGap, width, boldWidth },
    };
  };
const serif = inCategory('serif');
const sans = inCategory('sans');
const slab = inCategory('slab');
const display = inCategory('display');
const handwriting = inCategory('handwriting');
const mono = inCategory('mono');

/**
 * The families that come with the product, all under the OFL or the Apache licence and with the letters of English,
 * German, French and Spanish. They are chosen to differ: old style and modern, humanist and geometric, quiet and loud.
 */
export const fontCatalogue: readonly CatalogueFont[] = [
  serif('Alegreya', { weights: [400, 900], pairs: ['Source Sans 3', 'Karla'] }),
  serif('Bodoni Moda', { weights: [400, 900], axis: 'opsz', pairs: ['Jost', 'Work Sans'] }),
  serif('Cormorant Garamond', { weights: [300, 700], pairs: ['Montserrat', 'Jost'] }),
  serif('Crimson Pro', { weights: [200, 900], pairs: ['Work Sans', 'Inter'] }),
  serif('EB Garamond', { weights: [400, 800], pairs: ['Jost', 'Libre Franklin'] }),
  serif('Fraunces', { weights: [100, 900], axis: 'opsz', pairs: ['Instrument Sans', 'Work Sans'] }),
  serif('Gelasio', { weights: [400, 700], pairs: ['Figtree', 'Public Sans'] }),
  serif('Instrument Serif', { weights: [400], fixed: true, pairs: ['Instrument Sans', 'Inter'] }),
  serif('Libre Baskerville', { weights: [400, 700], pairs: ['Source Sans 3', 'Libre Franklin'] }),
  serif('Literata', { weights: [200, 900], pairs: ['Albert Sans', 'Figtree'] }),
  serif('Lora', { weights: [400, 700], pairs: ['Nunito', 'Source Sans 3'] }),
  serif('Newsreader', { weights: [200, 800], pairs: ['Libre Franklin', 'Public Sans'] }),
  serif('Petrona', { weights: [100, 900], pairs: ['Hanken Grotesk', 'Figtree'] }),
  serif('Playfair Display', { weights: [400, 900], pairs: ['Source Sans 3', 'Karla'] }),
  serif('Source Serif 4', { weights: [200, 900], pairs: ['Source Sans 3', 'DM Sans'] }),
  serif('Vollkorn', { weights: [400, 900], pairs: ['Rubik', 'Hanken Grotesk'] }),

  sans('Albert Sans', { weights: [100, 900], pairs: ['Literata', 'Instrument Serif'] }),
  sans('Archivo', { weights: [100, 900], pairs: ['Newsreader', 'Source Serif 4'] }),
  sans('Atkinson Hyperlegible Next', { weights: [200, 800], pairs: ['Lora', 'Roboto Slab'] }),
  sans('DM Sans', { weights: [100, 1000], pairs: ['DM Serif Display', 'Source Serif 4'] }),
  sans('Figtree', { weights: [300, 900], pairs: ['Gelasio', 'Bricolage Grotesque'] }),
  sans('Hanken Grotesk', { weights: [100, 900], pairs: ['Bricolage Grotesque', 'Petrona'] }),
  sans('Instrument Sans', { weights: [400, 700], pairs: ['Instrument Serif', 'Fraunces'] }),
  sans('Inter', { weights: [100, 900], pairs: ['Instrument Serif', 'Crimson Pro'] }),
  sans('Jost', { weights: [100, 900], pairs: ['Cormorant Garamond', 'EB Garamond'] }),
  sans('Karla', { weights: [200, 800], pairs: ['Playfair Display', 'Alegreya'] }),
  sans('Libre Franklin', { weights: [100, 900], pairs: ['Newsreader', 'Libre Baskerville'] }),
  sans('Manrope', { weights: [200, 800], upright: true, pairs: ['Lora', 'Gloock'] }),
  sans('Montserrat', { weights: [100, 900], pairs: ['Cormorant Garamond', 'Lora'] }),
  sans('Nunito', { weights: [200, 1000], pairs: ['Fredoka', 'Lora'] }),
  sans('Onest', { weights: [100, 900], upright: true, pairs: ['Unbounded', 'Source Serif 4'] }),
  sans('Outfit', { weights: [100, 900], upright: true, pairs: ['Crimson Pro', 'DM Sans'] }),
  sans('Plus Jakarta Sans', { weights: [200, 800], pairs: ['Lora', 'Gloock'] }),
  sans('Public Sans', { weights: [100, 900], pairs: ['Newsreader', 'Zilla Slab'] }),
  sans('Raleway', { weights: [100, 900], pairs: ['EB Garamond', 'Libre Baskerville'] }),
  sans('Rubik', { weights: [300, 900], pairs: ['Vollkorn', 'Roboto Mono'] }),
  sans('Schibsted Grotesk', { weights: [400, 900], pairs: ['Newsreader', 'Literata'] }),
  sans('Source Sans 3', { weights: [200, 900], pairs: ['Playfair Display', 'Source Serif 4'] }),
  sans('Space Grotesk', { weights: [300, 700], upright: true, pairs: ['Inter', 'Space Mono'] }),
  sans('Urbanist', { weights: [100, 900], pairs: ['Petrona', 'Abril Fatface'] }),
  sans('Work Sans', { weights: [100, 900], pairs: ['Fraunces', 'Bitter'] }),

  slab('Aleo', { weights: [100, 900], pairs: ['Work Sans', 'Albert Sans'] }),
  slab('Bitter', { weights: [100, 900], pairs: ['Work Sans', 'Source Sans 3'] }),
  slab('Josefin Slab', { weights: [100, 700], western: true, pairs: ['Jost', 'Karla'] }),
  slab('Roboto Slab', { weights: [100, 900], upright: true, pairs: ['Atkinson Hyperlegible Next', 'Rubik'] }),
  slab('Zilla Slab', { weights: [300, 400, 500, 600, 700], fixed: true, pairs: ['Public Sans', 'Inter'] }),

  display('Abril Fatface', {
    weights: [400],
    fixed: true,
    upright: true,
    generic: 'serif',
    pairs: ['Urbanist', 'Raleway'],
  }),
  display('Bebas Neue', {
    weights: [400],
    fixed: true,
    upright: true,
    pairs: ['Source Sans 3', 'Montserrat'],
  }),
  display('Big Shoulders', { weights: [100, 900], upright: true, pairs: ['Inter', 'Public Sans'] }),
  display('Bricolage Grotesque', {
    weights: [200, 800],
    upright: true,
    pairs: ['Hanken Grotesk', 'Figtree'],
  }),
  display('Cinzel', {
    weights: [400, 900],
    upright: true,
    generic: 'serif',
    pairs: ['EB Garamond', 'Raleway'],
  }),
  display('DM Serif Display', { weights: [400], fixed: true, generic: 'serif', pairs: ['DM Sans', 'Karla'] }),
  display('Fredoka', { weights: [300, 700], upright: true, pairs: ['Nunito', 'Onest'] }),
  display('Gloock', {
    weights: [400],
    fixed: true,
    upright: true,
    generic: 'serif',
    pairs: ['Manrope', 'Plus Jakarta Sans'],
  }),
  display('Oswald', { weights: [200, 700], upright: true, pairs: ['Source Serif 4', 'Source Sans 3'] }),
  display('Syne', { weights: [400, 800], upright: true, pairs: ['Inter', 'Work Sans'] }),
  display('Unbounded', { weights: [200, 900], upright: true, pairs: ['Onest', 'Figtree'] }),

  handwriting('Caveat', { weights: [400, 700], upright: true, pairs: ['Nunito', 'Karla'] }),
  handwriting('Dancing Script', { weights: [400, 700], upright: true, pairs: ['Lora', 'Josefin Slab'] }),
  handwriting('Great Vibes', {
    weights: [400],
    fixed: true,
    upright: true,
    pairs: ['Cormorant Garamond', 'Raleway'],
  }),
  handwriting('Pacifico', { weights: [400], fixed: true, upright: true, pairs: ['Nunito', 'Outfit'] }),
  handwriting('Sacramento', { weights: [400], fixed: true, upright: true, pairs: ['Montserrat', 'Jost'] }),

  mono('Geist Mono', { weights: [100, 900], pairs: ['Inter', 'Newsreader'] }),
  mono('Inconsolata', { weights: [200, 900], upright: true, pairs: ['Karla', 'Alegreya'] }),
  mono('JetBrains Mono', { weights: [100, 800], pairs: ['Inter', 'Space Grotesk'] }),
  mono('Red Hat Mono', { weights: [300, 700], pairs: ['Outfit', 'Manrope'] }),
  mono('Roboto Mono', { weights: [100, 700], pairs: ['Rubik', 'Roboto Slab'] }),
  mono('Source Code Pro', { weights: [200, 900], pairs: ['Source Sans 3', 'Source Serif 4'] }),
  mono('Space Mono', { weights: [400, 700], fixed: true, pairs: ['Space Grotesk', 'Syne'] }),
];

const byFamily: ReadonlyMap<string, CatalogueFont> = new Map(
  fontCatalogue.map((font) => [font.family, font]),
);

/** A family of the catalogue by its exact name; null where it has none. */
export const catalogueFont = (family: string): CatalogueFont | null => byFamily.get(family) ?? null;

import type { FontMetrics, GenericFamily } from './font-types.ts';

/** A font that devices have, in the place of a page's own font until that is loaded. */
interface Fallback {
  /** Ends the name of the adjusted font. */
  readonly label: string;
  /** Its names on different systems, and of fonts with the same widths. */
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  /** Mean width of a character of `measuredText`, in parts of the size. */
  readonly width: number;
  readonly boldWidth: number;
}

const fallbacks: Readonly<Record<GenericFamily, readonly Fallback[]>> = {
  'sans-serif': [
    {
      label: 'Arial',
      regular: ['Arial', 'Liberation Sans', 'Arimo'],
      bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
      width: 0.4444,
      boldWidth: 0.4745,
    },
    {
      label: 'Roboto',
      regular: ['Roboto', 'Roboto-Regular'],
      bold: ['Roboto Bold', 'Roboto-Bold'],
      width: 0.4435,
      boldWidth: 0.457,
    },
    {
      label: 'DejaVu',
      regular: ['DejaVu Sans', 'DejaVuSans'],
      bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
      width: 0.5039,
      boldWidth: 0.5682,
    },
  ],
  serif: [
    {
      label: 'Georgia',
      regular: ['Georgia', 'Gelasio'],
      bold: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'],
      width: 0.4369,
      boldWidth: 0.5094,
    },
    {
      label: 'Times',
      regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
      bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
      width: 0.3976,
      boldWidth: 0.4242,
    },
    {
      label: 'Noto',
      regular: ['Noto Serif', 'NotoSerif'],
      // Its regular: the bold one of Android is variable and has no name of its own.
      bold: ['Noto Serif', 'NotoSerif'],
      width: 0.4553,
      boldWidth: 0.4553,
    },
    {
      label: 'DejaVu',
      regular: ['DejaVu Serif', 'DejaVuSerif'],
      bold: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'],
      width: 0.5104,
      boldWidth: 0.5627,
    },
  ],
  monospace: [
    {
      label: 'Courier',
      regular: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine'],
      bold: ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold', 'Cousine Bold'],
      width: 0.6001,
      boldWidth: 0.6001,
    },
    {
      label: 'DejaVu',
      regular: ['DejaVu Sans Mono', 'DejaVuSansMono'],
      bold: ['DejaVu Sans Mono Bold', 'DejaVuSansMono-Bold'],
      width: 0.6021,
      boldWidth: 0.6021,
    },
  ],
};

/** What stands last in the list of families. */
const plain: Readonly<Record<GenericFamily, readonly string[]>> = {
  'sans-serif': ['Arial', 'Helvetica', 'sans-serif'],
  serif: ['Georgia', "'Times New Roman'", 'serif'],
  monospace: ["'Courier New'", 'monospace'],
};

/** A font of the device under another name, with the measures of the one that it stands for. */
export interface AdjustedFallback {
  readonly cssFamily: string;
  readonly locals: readonly string[];
  readonly weights: readonly [number, number];
  /** Percentages. */
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** The fallback fonts of a family, adjusted so that text keeps its place when the font arrives. */
export function adjustedFallbacks(
  family: string,
  generic: GenericFamily,
  metrics: FontMetrics,
): readonly AdjustedFallback[] {
  return fallbacks[generic].flatMap(({ label, regular, bold, width, boldWidth }) => [
    adjusted(`${family} ${label}`, regular, [1, 599], metrics, metrics.width / width),
    adjusted(`${family} ${label}`, bold, [600, 1000], metrics, metrics.boldWidth / boldWidth),
  ]);
}

/** A part as a percentage with one decimal. */
const percent = (part: number): number => Math.round(part * 1000) / 10;

function adjusted(
  cssFamily: string,
  locals: readonly string[],
  weights: readonly [number, number],
  { ascent, descent, lineGap }: FontMetrics,
  scale: number,
): AdjustedFallback {
  return {
    cssFamily,
    locals,
    weights,
    size: percent(scale),
    // The size is scaled with the letters, the lines are not.
    ascent: percent(ascent / scale),
    descent: percent(descent / scale),
    lineGap: percent(lineGap / scale),
  };
}

/** The families after a font, in the order in which a browser tries them. */
export function fallbackFamilies(family: string, generic: GenericFamily): readonly string[] {
  return [...fallbacks[generic].map(({ label }) => `'${family} ${label}'`), ...plain[generic]];
}

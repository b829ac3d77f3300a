import { contrastRatio, type Rgb, rgbOfHex } from '../color/contrast.ts';
import { mendingShade } from '../color/mending-shade.ts';

/** The colors of a mail, `#rrggbb`. */
export interface MailColors {
  /** Around the sheet. */
  readonly page: string;
  readonly sheet: string;
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  readonly link: string;
  readonly button: string;
  readonly onButton: string;
}

/** The accent of a mail whose theme has none. */
export const DEFAULT_MAIL_ACCENT = '#33302b';

const MIN_TEXT = 4.5;
/** Least contrast of a button with what is around it, by WCAG 2. */
const MIN_SHAPE = 3;

const light = { page: '#f4f2ee', sheet: '#ffffff', ink: '#26231f', soft: '#67615a', line: '#e4dfd8' };
const dark = { page: '#161513', sheet: '#211f1c', ink: '#f2efea', soft: '#b3aca2', line: '#3b3732' };

/** A color that an owner types. */
export const accentPattern = /^#[\da-fA-F]{6}$/;

/** The colors of a mail in light and in dark. Links and buttons are the nearest readable shades of the accent. */
export function mailColors(accent: string): { readonly light: MailColors; readonly dark: MailColors } {
  const color = rgbOfHex(accent) ?? rgb(DEFAULT_MAIL_ACCENT);
  return {
    light: { ...light, ...shades(color, light.sheet) },
    dark: { ...dark, ...shades(color, dark.sheet) },
  };
}

function shades(accent: Rgb, sheet: string): Pick<MailColors, 'link' | 'button' | 'onButton'> {
  const ground = rgb(sheet);
  // One color to stand out from: there always is a shade.
  const link = mendingShade(accent, [{ color: ground, needed: MIN_TEXT }]) ?? '#000000';
  const button = mendingShade(accent, [{ color: ground, needed: MIN_SHAPE }]) ?? link;
  const shape = rgb(button);
  const isWhite = contrastRatio(shape, [255, 255, 255]) >= MIN_TEXT;
  return { link, button, onButton: isWhite ? '#ffffff' : '#000000' };
}

/** Whether links of a mail have another shade than the accent, since they would be hard to read in it. */
export function isAccentMended(accent: string): boolean {
  return mailColors(accent).light.link !== accent.toLowerCase();
}

const rgb = (hex: string): Rgb => rgbOfHex(hex) ?? [0, 0, 0];

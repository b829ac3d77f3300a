/** A colour as stored in an owner's design; a missing field is null. */
export interface StoredColor {
  /** Degrees, 0 to 360. */
  readonly hue: number | null;
  /** 0 to 1. */
  readonly saturation: number | null;
  /** 0 to 1. */
  readonly lightness: number | null;
  /** 0 to 1; null for a solid colour. */
  readonly alpha: number | null;
}

const within = (value: number, most: number): boolean => value >= 0 && value <= most;
const short = (value: number): number => Number(value.toFixed(2));

/**
 * `hsl(210, 50%, 40%)` or `hsla(…, 0.5)`, to two digits; or all its errors in one line. spec: site-platform 5
 * "Template and formatting"
 */
export function websiteColor({ hue, saturation, lightness, alpha }: StoredColor): string {
  if (hue === null || saturation === null || lightness === null) return 'Missing an H/S/L value.';
  const mistakes = [
    ...(within(hue, 360) ? [] : ['Hue out of bounds.']),
    ...(within(saturation, 1) ? [] : ['Saturation out of bounds.']),
    ...(within(lightness, 1) ? [] : ['Lightness out of bounds.']),
    ...(alpha === null || within(alpha, 1) ? [] : ['Alpha out of bounds.']),
  ];
  if (mistakes.length > 0) return mistakes.join(' ');
  const parts = `${short(hue)}, ${short(saturation * 100)}%, ${short(lightness * 100)}%`;
  return alpha === null ? `hsl(${parts})` : `hsla(${parts}, ${short(alpha)})`;
}

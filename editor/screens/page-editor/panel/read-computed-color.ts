import type { Rgb } from '@vitrine/domain/color/contrast.ts';

/** A color as a browser computes it; `alpha` from 0 (not seen) to 1. */
export interface ComputedColor {
  readonly rgb: Rgb;
  readonly alpha: number;
}

const number = String.raw`\s*(-?[\d.]+(?:e-?\d+)?)`;
const inBytes = new RegExp(`^rgba?\\(${number}[ ,]${number}[ ,]${number}(?:\\s*[,/]${number})?\\s*\\)$`);
const inShares = new RegExp(`^color\\(srgb${number} ${number} ${number}(?:\\s*/${number})?\\s*\\)$`);

/** Reads a computed color, `rgb(…)`, `rgba(…)` or `color(srgb …)`, as mixed colors are computed; null for any other. */
export function readComputedColor(text: string): ComputedColor | null {
  const bytes = inBytes.exec(text);
  const shares = inShares.exec(text);
  const found = bytes ?? shares;
  if (found === null) return null;
  const unit = bytes === null ? 255 : 1;
  const channel = (at: 1 | 2 | 3): number => Math.min(255, Math.max(0, Number(found[at]) * unit));
  return { rgb: [channel(1), channel(2), channel(3)], alpha: Math.min(1, Number(found[4] ?? 1)) };
}

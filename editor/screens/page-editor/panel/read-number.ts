import { pagePanel as text } from '../../../text/en-page-panel.ts';
import type { FieldOf } from './control.ts';
import type { ReadText } from './typed-text.ts';

type Bounds = Pick<FieldOf<'number'>, 'min' | 'max' | 'step' | 'nullable'>;

/** Steps of a slider at most: with more, one pixel of it would be several of them. */
const SLIDER_STEPS = 200;

const isWhole = ({ min, step = 1 }: Bounds): boolean => Number.isInteger(min) && Number.isInteger(step);

/** Reads a typed number: with a point or a comma, within its bounds, whole where its steps are. */
export function readNumber(typed: string, bounds: Bounds): ReadText {
  const { min, max, nullable = false } = bounds;
  const plain = typed
    .trim()
    .replace(',', '.')
    .replace(/^[−–]/, '-');
  if (plain === '' && nullable) return { value: null };
  const number = /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
  const fits = number >= min && number <= max && (Number.isInteger(number) || !isWhole(bounds));
  if (fits) return { value: number };
  return { problem: (isWhole(bounds) ? text.wholeNumber : text.number)(String(min), String(max)) };
}

/** The number after a press of an arrow key, kept within its bounds; rounded, since decimal steps add up inexactly. */
export function stepNumber(number: number | null, by: number, { min, max, step = 1 }: Bounds): number {
  const next = Math.round(((number ?? min) + by * step) * 1e6) / 1e6;
  return Math.min(max, Math.max(min, next));
}

/** Whether a slider can reach every value. */
export const hasSlider = ({ min, max, step = 1, nullable = false }: Bounds): boolean =>
  !nullable && (max - min) / step <= SLIDER_STEPS;

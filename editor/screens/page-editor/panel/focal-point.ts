/** A point of a picture, as fractions of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A fraction from 0 to 1 in whole percent. */
const fraction = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** A fraction from 0 to 1, fine enough to keep a whole percent of a small crop. */
const exactFraction = (value: number): number =>
  Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;

/** The point after a key, by 1 % or with Shift by 10 %; null for another key. */
export function pointAfterKey(point: Point, key: string, isLarge: boolean): Point | null {
  const step = steps[key];
  if (step === undefined) return null;
  const by = isLarge ? 0.1 : 0.01;
  return { x: fraction(point.x + step.x * by), y: fraction(point.y + step.y * by) };
}

/** The point of a picture's box that a pointer is at, or the nearest one. */
export function pointAt(
  pointer: { readonly clientX: number; readonly clientY: number },
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): Point {
  return {
    x: fraction((pointer.clientX - box.left) / Math.max(1, box.width)),
    y: fraction((pointer.clientY - box.top) / Math.max(1, box.height)),
  };
}

/** A stored point; null for none or a broken one. */
export function readPoint(value: unknown): Point | null {
  if (typeof value !== 'object' || value === null || !('x' in value) || !('y' in value)) return null;
  const { x, y } = value;
  return typeof x === 'number' && typeof y === 'number' ? { x: exactFraction(x), y: exactFraction(y) } : null;
}

/** The scale of an axis: its evenly spaced ticks and its ends. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly marks: readonly number[];
}

/** Maximum number of ticks of an axis, besides its start. */
const MAX_TICKS = 5;

/** An axis with round ticks that includes all numbers and zero. */
export function scaleOf(numbers: readonly number[]): Scale {
  const least = Math.min(0, ...numbers);
  const largest = Math.max(0, ...numbers);
  const most = largest === least ? 1 : largest;
  const rough = (most - least) / MAX_TICKS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough * 0.999) ?? 10) * magnitude;
  const first = Math.floor(least / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(most / step - 1e-9));
  const marks = Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
  return { from: first * step, to: last * step, marks };
}

/** A share of a whole as a slice of a circle around 0/0: the path of `from` to `to`, fractions of the turn. */
export function slicePath(from: number, to: number, radius: number): string {
  const at = (turn: number): string => {
    const angle = (turn - 0.25) * 2 * Math.PI;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  };
  if (to - from >= 0.99999) {
    return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
  }
  return `M0 0L${at(from)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z`;
}

/** Two decimals are finer than any screen shows. */
export function round(number: number): number {
  return Math.round(number * 100) / 100;
}

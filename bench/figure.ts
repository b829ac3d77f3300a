/** One measured figure of the bench, and whether it keeps its budget. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly budget?: string;
  readonly met?: boolean;
  readonly note?: string;
}

/** "37 %" of a share from 0 to 1. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** "12,345/s" */
export function perSecond(rate: number): string {
  return `${Math.round(rate).toLocaleString('en-US')}/s`;
}

/** "1.25 ms" */
export function milliseconds(value: number): string {
  return `${value < 100 ? value.toFixed(2) : Math.round(value)} ms`;
}

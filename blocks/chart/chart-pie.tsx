import type { Dataset } from '@vitrine/domain/dataset/dataset.ts';
import type { ReactNode } from 'react';
import type { Space } from './chart-drawing.tsx';
import { round, slicePath } from './chart-scale.ts';

/** Maximum number of slices with a separate colour; smaller ones are merged into the last. */
const MAX_SLICES = 6;

export interface Slice {
  readonly name: string;
  readonly value: number;
}

/** The first column's slices, in row order; negative numbers are left out. */
export function slicesOf({ rows }: Dataset, others: string): Slice[] {
  const all = rows
    .map(({ name, values }) => ({ name, value: Math.max(0, values[0] ?? 0) }))
    .filter(({ value }) => value > 0);
  if (all.length <= MAX_SLICES) return all;
  const largest = new Set(all.toSorted((a, b) => b.value - a.value).slice(0, MAX_SLICES - 1));
  const rest = all.filter((slice) => !largest.has(slice)).reduce((total, { value }) => total + value, 0);
  return [...all.filter((slice) => largest.has(slice)), { name: others, value: rest }];
}

/** A pie chart, with each share as a label where it fits. */
export function Pie({
  slices,
  space,
}: {
  readonly slices: readonly Slice[];
  readonly space: Space;
}): ReactNode {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const radius = Math.min(space.width, space.height) / 2 - 4;
  const turn = (until: number): number =>
    slices.slice(0, until).reduce((sum, { value }) => sum + value / total, 0);
  return (
    <g transform={`translate(${space.width / 2} ${space.height / 2})`}>
      {slices.map((_, at) => {
        const from = turn(at);
        const to = turn(at + 1);
        const angle = ((from + to) / 2 - 0.25) * 2 * Math.PI;
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <g key={at}>
            <path className="chart__slice" data-series={at + 1} d={slicePath(from, to, radius)} />
            {to - from < 0.06 ? null : (
              <text
                className="chart__share"
                x={round(Math.cos(angle) * radius * 0.68)}
                y={round(Math.sin(angle) * radius * 0.68 + 5)}
                textAnchor="middle"
              >
                {Math.round((to - from) * 100)} %
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

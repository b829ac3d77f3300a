import type { Dataset } from '@vitrine/domain/dataset/dataset.ts';
import type { ReactNode } from 'react';
import { round, scaleOf, type Scale } from './chart-scale.ts';

/** A chart's size in SVG units; text is 15 units high, so narrow screens get a separate drawing. */
export interface Space {
  readonly width: number;
  readonly height: number;
}

interface Plot extends Space {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly scale: Scale;
  readonly y: (value: number) => number;
  /** Start and width of a row's share of the plot. */
  readonly row: (at: number) => { readonly x: number; readonly width: number };
}

interface DrawingProps {
  readonly dataset: Dataset;
  readonly space: Space;
  readonly write: (value: number) => string;
}

/** Width of a letter. */
const LETTER = 8;

function plotOf({ dataset: { rows }, space, write }: DrawingProps, numbers: readonly number[]): Plot {
  const scale = scaleOf(numbers);
  const left = 12 + LETTER * Math.max(...scale.marks.map((mark) => write(mark).length));
  const top = 10;
  const bottom = space.height - 32;
  const step = (space.width - left) / rows.length;
  return {
    ...space,
    left,
    top,
    bottom,
    scale,
    y: (value) => round(bottom - ((value - scale.from) / (scale.to - scale.from)) * (bottom - top)),
    row: (at) => ({ x: left + at * step, width: step }),
  };
}

/** Axis ticks and grid lines, and as many row labels as fit. */
function Axes({ plot, dataset, write }: { readonly plot: Plot } & Omit<DrawingProps, 'space'>): ReactNode {
  const { width } = plot.row(0);
  const longest = Math.max(...dataset.rows.map(({ name }) => Math.min(name.length, 14)));
  const every = Math.max(1, Math.ceil((longest * LETTER + 8) / width));
  return (
    <>
      {plot.scale.marks.map((mark) => (
        <g key={mark}>
          <path
            className="chart__line"
            data-zero={mark === 0 || undefined}
            d={`M${plot.left} ${plot.y(mark)}H${plot.width}`}
          />
          <text x={plot.left - 8} y={plot.y(mark) + 5} textAnchor="end">
            {write(mark)}
          </text>
        </g>
      ))}
      {dataset.rows.map(({ name }, at) =>
        at % every === 0 ? (
          // oxlint-disable-next-line react/no-array-index-key
          <text key={at} x={round(plot.row(at).x + width / 2)} y={plot.height - 8} textAnchor="middle">
            {name.length > 14 ? `${name.slice(0, 13)}…` : name}
          </text>
        ) : null,
      )}
    </>
  );
}

/** Bars for each row, side by side or stacked. */
export function Bars(props: DrawingProps & { readonly isStacked: boolean }): ReactNode {
  const { dataset, isStacked } = props;
  const { rows, columns } = dataset;
  const numbers = isStacked
    ? rows.flatMap(({ values }) => [sum(values, 1), sum(values, -1)])
    : rows.flatMap(({ values }) => values);
  const plot = plotOf(props, numbers);
  return (
    <>
      <Axes plot={plot} {...props} />
      {rows.flatMap(({ values }, at) => {
        const share = plot.row(at);
        const group = Math.min(share.width * 0.72, 72 * (isStacked ? 1 : columns.length));
        const left = share.x + (share.width - group) / 2;
        const width = isStacked ? group : group / columns.length;
        return values.map((value, series) => {
          const base = isStacked ? sum(values.slice(0, series), Math.sign(value)) : 0;
          const ends = [plot.y(base), plot.y(base + value)];
          return (
            <rect
              key={`${String(at)} ${String(series)}`}
              data-series={series + 1}
              x={round(isStacked ? left : left + width * series)}
              y={Math.min(...ends)}
              width={round(Math.max(1, width - (isStacked ? 0 : 2)))}
              height={round(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)))}
            />
          );
        });
      })}
    </>
  );
}

/** Sum of the positive (or negative) numbers. */
function sum(values: readonly number[], sign: number): number {
  return values.reduce((total, value) => (Math.sign(value) === sign ? total + value : total), 0);
}

/** A line for each column, distinguished by colour, dashes and the shape of its points. */
export function Lines(props: DrawingProps): ReactNode {
  const { rows, columns } = props.dataset;
  const plot = plotOf(
    props,
    rows.flatMap(({ values }) => values),
  );
  const middle = (at: number): number => round(plot.row(at).x + plot.row(at).width / 2);
  return (
    <>
      <Axes plot={plot} {...props} />
      {columns.map((column, series) => {
        const points = rows.map(({ values }, at) => ({ x: middle(at), y: plot.y(values[series] ?? 0) }));
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <g key={`${column} ${String(series)}`} data-series={series + 1}>
            <path className="chart__stroke" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
            {points.map(({ x, y }) => (
              <path key={x} d={pointAt(x, y, series)} />
            ))}
          </g>
        );
      })}
    </>
  );
}

function pointAt(x: number, y: number, series: number): string {
  switch (series % 3) {
    case 0:
      return `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z`;
    case 1:
      return `M${x - 4} ${y - 4}h8v8h-8Z`;
    default:
      return `M${x} ${y - 5}l5 9h-10Z`;
  }
}

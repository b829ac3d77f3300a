import { blocksText } from '@vitrine/domain/text/blocks.ts';
import { useLocale } from '../locale.ts';
import type { Dataset } from '@vitrine/domain/dataset/dataset.ts';
import type { ReactNode } from 'react';
import type { BlockRenderProps } from '../block.ts';
import { DataTable } from '../table/data-table.tsx';
import { Bars, Lines, type Space } from './chart-drawing.tsx';
import { Pie, slicesOf } from './chart-pie.tsx';
import type { ChartProps } from './chart.schema.ts';

/** Drawn in three sizes, since text must not shrink with the drawing: the stylesheet shows the one that fits. */
const spaces: readonly (readonly ['wide' | 'middle' | 'narrow', Space])[] = [
  ['wide', { width: 960, height: 440 }],
  ['middle', { width: 560, height: 360 }],
  ['narrow', { width: 350, height: 300 }],
];

export function ChartBlock({ props, data }: BlockRenderProps<ChartProps>) {
  const locale = useLocale();
  const text = blocksText(locale);
  const { kind, title, caption, unit } = props;
  const { dataset } = props.dataset;
  const format = new Intl.NumberFormat(data.site.language, { maximumFractionDigits: 3 });
  const write = (value: number): string => `${format.format(value)}${unit}`;
  const slices = slicesOf(dataset, text.otherSlices);
  if (kind === 'pie' && slices.length === 0) return null;
  const names = kind === 'pie' ? slices.map(({ name }) => name) : dataset.columns;
  return (
    <figure className="chart">
      <figcaption className="chart__title">{title}</figcaption>
      {spaces.map(([name, space]) => (
        <svg
          key={name}
          className="chart__drawing"
          data-space={name}
          viewBox={`0 0 ${space.width} ${space.height}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page takes the section's colours
          role="img"
          aria-label={title}
        >
          {kind === 'pie' ? <Pie slices={slices} space={space} /> : draw(kind, { dataset, space, write })}
        </svg>
      ))}
      {names.length < 2 ? null : (
        <ul className="chart__legend">
          {names.map((name, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} data-series={at + 1}>
              <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
      {caption === '' ? null : <p className="chart__caption">{caption}</p>}
      <details className="chart__numbers">
        <summary>{text.chartTable}</summary>
        <DataTable
          caption=""
          label={title}
          columns={['', ...dataset.columns]}
          rows={dataset.rows.map(({ name, values }) => [name, ...values.map(write)])}
          firstColumnNames
          numberColumns={dataset.columns.map((_, at) => at + 1)}
          look="lines"
        />
      </details>
    </figure>
  );
}

function draw(
  kind: Exclude<ChartProps['kind'], 'pie'>,
  props: { readonly dataset: Dataset; readonly space: Space; readonly write: (value: number) => string },
): ReactNode {
  return kind === 'line' ? <Lines {...props} /> : <Bars {...props} isStacked={kind === 'stacked-bar'} />;
}

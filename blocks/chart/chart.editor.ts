import { MAX_COLUMNS, MAX_ROWS } from '@vitrine/domain/dataset/dataset.ts';
import { describeBlock } from '../description.ts';

export const chartEditor = describeBlock({
  type: 'chart',
  name: 'Chart',
  group: 'more',
  about: 'Numbers as bars, lines or a pie',
  words: ['graph', 'numbers', 'statistics', 'data', 'bars', 'pie'],
  icon: 'M4 4v16h16M8.5 16v-4M12.5 16V8M16.5 16v-6',
  starting: {
    title: 'Visitors by season',
    dataset: {
      columns: ['Visitors'],
      rows: [
        { name: 'Spring', values: [320] },
        { name: 'Summer', values: [540] },
        { name: 'Autumn', values: [410] },
        { name: 'Winter', values: [260] },
      ],
    },
  },
  size: { columns: 16, rows: 22 },
  inPlace: { name: 'title', as: 'line', selector: '.chart > .chart__title' },
  content: [
    { kind: 'text', name: 'title', label: 'Title', max: 160 },
    { kind: 'sheet', name: 'dataset', label: 'Numbers', maxRows: MAX_ROWS, maxColumns: MAX_COLUMNS },
    {
      kind: 'text',
      name: 'unit',
      label: 'After each number',
      hint: 'Begin with a space where one belongs before it.',
      max: 12,
      placeholder: '%',
    },
    {
      kind: 'text',
      name: 'caption',
      label: 'Caption',
      max: 300,
      placeholder: 'Where the numbers are from',
    },
  ],
  design: [
    {
      kind: 'choice',
      name: 'kind',
      label: 'Chart type',
      options: [
        { value: 'bar', label: 'Bars' },
        { value: 'stacked-bar', label: 'Stacked bars' },
        { value: 'line', label: 'Lines' },
        { value: 'pie', label: 'Pie' },
      ],
    },
  ],
  spokenBy: 'title',
});

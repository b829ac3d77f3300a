import { describeBlock } from '../description.ts';

export const tableEditor = describeBlock({
  type: 'table',
  name: 'Table',
  group: 'text',
  about: 'Words and numbers in rows and columns',
  words: ['grid', 'rows', 'columns', 'sizes', 'opening hours'],
  icon: 'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3.5 10h17M3.5 14.5h17M10 10v9',
  starting: {
    columns: ['Day', 'Open'],
    rows: [
      ['Monday to Friday', '10 am to 6 pm'],
      ['Saturday', '10 am to 2 pm'],
      ['Sunday', 'Closed'],
    ],
  },
  size: { columns: 12, rows: 8 },
  content: [
    { kind: 'text', name: 'caption', label: 'Title', max: 300 },
    { kind: 'texts', name: 'columns', label: 'Columns', entry: 'Column', max: 20, maxLength: 500 },
    { kind: 'dataset', name: 'rows', label: 'Rows', maxRows: 200, maxColumns: 20 },
    {
      kind: 'switch',
      name: 'firstColumnNames',
      label: 'The first column names the rows',
    },
  ],
  design: [
    {
      kind: 'choice',
      name: 'look',
      label: 'Style',
      options: [
        { value: 'lines', label: 'Lines' },
        { value: 'stripes', label: 'Stripes' },
      ],
    },
    { kind: 'columns', name: 'numberColumns', label: 'Columns of numbers', of: 'columns', max: 20 },
  ],
  spokenBy: 'caption',
});

import { describeBlock } from '../description.ts';
import { headingAboveField } from '../panel-fields.ts';

export const addOnEditor = describeBlock({
  type: 'add-on',
  name: 'Add-ons',
  group: 'shop',
  about: 'A few products, each added with one press',
  words: ['products', 'upsell', 'extras', 'add to cart', 'shop'],
  icon: 'M5.5 8h13l1 10.5a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2zM8.5 8V7a3.5 3.5 0 0 1 7 0v1M12 11.5v5M9.5 14h5',
  starting: { itemIds: [], title: 'Goes well with' },
  size: { columns: 12, rows: 10 },
  content: [
    { kind: 'items', name: 'itemIds', label: 'Products', kinds: ['products'], max: 6 },
    headingAboveField,
  ],
  design: [],
  spokenBy: 'title',
  missing: 'Choose products',
});

import { describeBlock } from '../description.ts';

export const donationEditor = describeBlock({
  type: 'donation',
  name: 'Donation',
  group: 'shop',
  about: 'Visitors give what they choose to',
  words: ['donate', 'give', 'support', 'charity', 'tip'],
  icon: 'M12 20c-5-3.6-8-6.9-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5c0 3.6-3 6.9-8 10.5z',
  starting: {},
  size: { columns: 10, rows: 14 },
  content: [
    { kind: 'item', name: 'itemId', label: 'Donation', kinds: ['products'] },
    { kind: 'text', name: 'title', label: 'Title', hint: 'Empty for that of the donation.', max: 160 },
    { kind: 'text', name: 'text', label: 'Text', max: 600, multiline: true },
  ],
  design: [],
  spokenBy: 'title',
  missing: 'Choose a donation',
});

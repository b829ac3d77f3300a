import { describeBlock } from '../description.ts';

export const rssEditor = describeBlock({
  type: 'rss',
  name: 'News feed',
  group: 'lists',
  about: 'The latest from a blog or news site',
  words: ['rss', 'atom', 'feed', 'blog', 'podcast'],
  icon: 'M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M5 17.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z',
  starting: {},
  size: { columns: 12, rows: 16 },
  content: [
    {
      kind: 'text',
      name: 'feedUrl',
      label: 'Web address of the feed',
      max: 2082,
      format: 'web-address',
      placeholder: 'https://example.com/feed.xml',
    },
    { kind: 'switch', name: 'showsTitle', label: 'Show a heading' },
    {
      kind: 'text',
      name: 'title',
      label: 'Heading above it',
      hint: 'Empty for the title of the feed.',
      max: 160,
      when: { name: 'showsTitle', is: [true] },
    },
    { kind: 'number', name: 'limit', label: 'How many to show', min: 1, max: 20, step: 1 },
  ],
  design: [
    { kind: 'switch', name: 'showsDates', label: 'Show dates' },
    { kind: 'switch', name: 'showsSummaries', label: 'Show how each begins' },
  ],
  spokenBy: 'title',
  missing: 'Enter the address of a feed',
});

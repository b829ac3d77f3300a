import { defineBlock, needsNothing } from '../block.ts';
import { RssBlock } from './rss.render.tsx';
import { rssSchema } from './rss.schema.ts';

export const rssBlock = defineBlock({
  type: 'rss',
  schema: rssSchema,
  Render: RssBlock,
  needs: ({ feedUrl }) => ({ ...needsNothing, feedUrls: [feedUrl] }),
});

import { blockList } from '@vitrine/blocks/block-list.ts';
import { GRID_COLUMNS, type PageBlock, type PageDocument } from '@vitrine/domain/page/page-document.ts';
import { anM4a, anMp4 } from './media-fixtures.ts';
import type { TestShop } from './shop-fixture.ts';
import { valueOf } from './value-of.ts';
import { createCollection, createItem } from '@vitrine/server/modules/content/index.ts';
import { importFile, importPicture } from '@vitrine/server/modules/media/index.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import sharp from 'sharp';

const DAY = 24 * 60 * 60 * 1000;
const FEED = 'https://clay.example/feed.xml';

/** What the blocks of `everyBlock` show, by id. */
export interface ShownThings {
  readonly picture: string;
  readonly film: string;
  readonly sound: string;
  readonly journal: string;
  readonly events: string;
  readonly product: string;
  readonly fund: string;
}

/** Gives a website something for every type of block to show: files, a journal, events, products and a news feed. */
export async function fillForBlocks(platform: Platform, shop: TestShop): Promise<ShownThings> {
  const { websiteId } = shop;
  const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#7a1f1f' } })
    .png()
    .toBuffer();
  const picture = valueOf(
    await importPicture(platform, websiteId, { bytes, filename: 'pot.png', altText: 'A pot' }),
  );
  const film = valueOf(await importFile(platform, websiteId, { bytes: anMp4(), filename: 'film.mp4' }));
  const sound = valueOf(await importFile(platform, websiteId, { bytes: anM4a(), filename: 'kiln.m4a' }));
  const journal = await createCollection(platform, websiteId, {
    kind: 'blog',
    urlId: 'journal',
    title: 'Journal',
  });
  const events = await createCollection(platform, websiteId, {
    kind: 'events',
    urlId: 'events',
    title: 'Events',
  });
  const now = platform.clock.now();
  const shown = {
    status: 'published',
    tags: ['Clay'],
    categories: ['Studio'],
    mainImageId: picture.id,
  } as const;
  for (const urlId of ['first-post', 'second-post'])
    await createItem(platform, websiteId, {
      collectionId: journal,
      urlId,
      recordType: 1,
      title: urlId,
      ...shown,
    });
  await createItem(platform, websiteId, {
    collectionId: events,
    urlId: 'kiln-day',
    recordType: 12,
    title: 'Kiln day',
    ...shown,
    startDate: new Date(now + DAY),
    endDate: new Date(now + DAY + 60 * 60 * 1000),
  });
  const product = await shop.addProduct('mug', { title: 'Stoneware mug' });
  const fund = await shop.addProduct('fund', {
    title: 'Kiln fund',
    type: 'service',
    selling: {
      taxClass: 'none',
      donation: { suggestedMinor: [1000], minimumMinor: 200, maximumMinor: 50_000 },
    },
    variants: [{ sku: 'FUND', priceMinor: 200, stock: null }],
  });
  await platform.db.$client.query(
    `insert into feeds (website_id, url, title, site_url, entries, read_on, due_on, wanted_on)
      values ($1, $2, 'News', 'https://clay.example', $3, now(), 'infinity', now())`,
    [
      websiteId,
      FEED,
      JSON.stringify([{ title: 'News of clay', url: FEED, publishedOn: now, summary: 'Soft.' }]),
    ],
  );
  return { picture: picture.id, film: film.id, sound: sound.id, journal, events, product, fund };
}

/** Props of a block of this type that visitors see: what a new block has, and what an owner has to choose for it. */
function propsOf(type: string, starting: PageBlock['props'], shown: ShownThings): PageBlock['props'] {
  const crop = { assetId: shown.picture, x: 0.25, y: 0, width: 0.5, height: 1 };
  const own: Readonly<Record<string, PageBlock['props']>> = {
    heading: { color: '#7a3b2e', align: 'center' },
    text: { html: '<h2 data-style="large">Clay &amp; fire</h2><p>Two <em>words</em>.</p>', color: 'moss' },
    button: { color: 'accent' },
    quote: { color: 'ink-soft' },
    image: { assetId: shown.picture, crop, altText: 'The rim of a pot' },
    gallery: { pictures: [{ assetId: shown.picture, crop, title: 'A rim' }, { assetId: shown.picture }] },
    video: { video: { kind: 'file', assetId: shown.film }, posterId: shown.picture },
    audio: {
      audio: { kind: 'file', assetId: shown.sound },
      title: 'The kiln at night',
      offersDownload: true,
    },
    hero: { assetId: shown.picture },
    map: { title: 'The workshop', address: '12 Kiln Lane\nBristol' },
    embed: { html: '<b>Elsewhere</b>', title: 'Elsewhere' },
    summary: { collectionId: shown.journal },
    'content-link': { to: { kind: 'item', itemId: shown.product }, assetId: shown.picture, crop },
    calendar: { collectionId: shown.events },
    'tour-dates': { dates: [{ date: '2031-05-01', venue: 'The barn', place: 'Bristol' }] },
    archive: { collectionId: shown.journal, by: 'tag' },
    'tag-cloud': { collectionId: shown.journal },
    rss: { feedUrl: FEED },
    product: { itemId: shown.product },
    'add-on': { itemIds: [shown.product] },
    donation: { itemId: shown.fund },
    logo: { assetId: shown.picture },
    'social-links': {
      accounts: [{ service: 'mastodon', profileUrl: 'https://clay.example/@pots' }],
      color: 'ink',
    },
    code: { mode: 'html', code: '<p>In a frame</p>' },
  };
  return { ...starting, ...own[type] };
}

/**
 * A page with a block of every type, in sections of every look: arranged for the phone, overlapping, aligned, hidden on
 * a device, on backgrounds of a color, a picture and a film.
 */
export function everyBlock(shown: ShownThings): PageDocument {
  const half = GRID_COLUMNS / 2;
  const blocks = blockList.map(({ description: { type, starting } }, index): PageBlock => {
    const row = 1 + 4 * Math.floor(index / 2);
    return {
      id: `b-${type}`,
      type,
      place: { column: index % 2 === 0 ? 1 : half, columns: half, row, rows: 4 },
      ...(index % 3 === 0
        ? { phone: { column: 1 + (index % 4), columns: 5, row: 1 + 4 * index, rows: 4 } }
        : {}),
      ...(index % 4 === 1 ? { depth: 2 } : {}),
      ...(index % 5 === 2 ? { align: { x: 'center', y: 'end' } as const } : {}),
      ...(index % 9 === 4 ? ({ hidden: index % 2 === 0 ? 'phone' : 'desktop' } as const) : {}),
      props: propsOf(type, starting, shown),
    };
  });
  const third = Math.ceil(blocks.length / 3);
  const { picture, film } = shown;
  return {
    version: 2,
    sections: [
      {
        id: 'first',
        theme: 'dark',
        space: 'large',
        fullWidth: false,
        background: { source: 'upload', assetId: picture, strength: 40 },
        blocks: blocks.slice(0, third),
      },
      {
        id: 'second',
        theme: 'tinted',
        space: 'small',
        fullWidth: true,
        background: { source: 'color', color: '#f2e8dc' },
        blocks: blocks.slice(third, 2 * third),
      },
      {
        id: 'third',
        theme: 'accent',
        space: 'none',
        fullWidth: false,
        background: { source: 'video', assetId: film, posterId: picture, strength: 20 },
        blocks: blocks.slice(2 * third),
      },
    ],
  };
}

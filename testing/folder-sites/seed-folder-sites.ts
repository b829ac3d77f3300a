import { symlink, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageDocument } from '@vitrine/domain/page/page-document.ts';
import { saveBlockField } from '@vitrine/server/modules/content/index.ts';
import { createProduct } from '@vitrine/server/modules/catalog/index.ts';
import { createCollection, createItem } from '@vitrine/server/modules/content/index.ts';
import { importPicture } from '@vitrine/server/modules/media/index.ts';
import { updateSettings } from '@vitrine/server/modules/websites/index.ts';
import { projectRoot } from '@vitrine/server/platform/project-root.ts';
import type { Platform } from '@vitrine/server/platform/platform.ts';
import sharp from 'sharp';
import { aShop } from '../shop-fixture.ts';

export interface FolderSite {
  readonly websiteId: string;
  readonly host: string;
}

/** Copies a theme of the tests to the owner's themes folder. */
async function installTheme(platform: Platform, name: string): Promise<void> {
  const themes = join(platform.config.dataFolder, 'themes');
  await mkdir(themes, { recursive: true });
  await symlink(join(projectRoot, 'testing/folder-sites', name), join(themes, name));
}

async function aPicture(platform: Platform, websiteId: string, filename: string): Promise<string> {
  const image = sharp({ create: { width: 600, height: 400, channels: 3, background: '#7a1f1f' } });
  const bytes = await image.png().toBuffer();
  const picture = await importPicture(platform, websiteId, {
    bytes,
    filename,
    altText: `A picture of ${filename}`,
  });
  if (!picture.ok) throw new Error(`no picture: ${picture.error.code}`);
  return picture.value.id;
}

const words = (id: string, text: string): PageDocument => ({
  version: 2,
  sections: [
    {
      id,
      theme: 'light',
      space: 'normal',
      fullWidth: false,
      blocks: [
        {
          id: `${id}-text`,
          type: 'text',
          place: { column: 1, columns: 24, row: 1, rows: 1 },
          props: { html: `<p>${text}</p>` },
        },
      ],
    },
  ],
});

/** A blog with an index of pages, a folder, a gallery, events and a custom item type. */
export async function seedLetterpress(platform: Platform): Promise<FolderSite> {
  const host = 'letterpress.example';
  await installTheme(platform, 'letterpress');
  const { websiteId } = await aShop(platform, host);
  const picture = await aPicture(platform, websiteId, 'type-case.png');
  const page = (urlId: string, title: string, more = {}): Promise<string> =>
    createCollection(platform, websiteId, {
      kind: 'page',
      urlId,
      title,
      document: words(urlId, `Words of ${title}.`),
      ...more,
    });

  const homeId = await page('home', 'Home');
  const notesId = await createCollection(platform, websiteId, {
    kind: 'blog',
    urlId: 'notes',
    title: 'Notes',
    ordering: 'chronological',
    document: words('above', 'Above the notes.'),
  });
  const folderId = await createCollection(platform, websiteId, {
    kind: 'folder',
    urlId: 'about',
    title: 'About us',
    folderBehavior: 'redirect',
  });
  await page('people', 'People', { parentId: folderId, position: 1 });
  await page('presses', 'Presses', { parentId: folderId, position: 2, layout: 'wide' });
  const indexId = await createCollection(platform, websiteId, {
    kind: 'index',
    urlId: 'house',
    title: 'The House',
  });
  await page('cellar', 'Cellar', { parentId: indexId, position: 1 });
  const platesId = await createCollection(platform, websiteId, {
    kind: 'gallery',
    urlId: 'plates',
    title: 'Plates',
    parentId: indexId,
    position: 2,
  });
  const broadsidesId = await createCollection(platform, websiteId, {
    kind: 'portfolio',
    typeName: 'broadside',
    urlId: 'broadsides',
    title: 'Broadsides',
  });
  const eventsId = await createCollection(platform, websiteId, {
    kind: 'events',
    urlId: 'open-days',
    title: 'Open days',
    ordering: 'calendar',
  });
  const colophonId = await page('colophon', 'Colophon', { typeName: 'colophon' });

  const day = 24 * 60 * 60 * 1000;
  const now = platform.clock.now();
  for (let number = 1; number <= 6; number += 1) {
    await createItem(platform, websiteId, {
      collectionId: notesId,
      urlId: `note-${number}`,
      recordType: number === 2 ? 2 : 1,
      title:
        number === 3
          ? 'Note <squarespace:navigation navigationId="mainNav" template="x"/> {.section a}'
          : `Note ${number}`,
      excerpt: number % 2 === 0 ? `<p>In short, ${number}.</p>` : '',
      body: `<p>The whole of note ${number}, {title} <squarespace:script src="site.js" />.</p>`,
      tags: ['lead', ...(number > 3 ? ['wood'] : [])],
      categories: number > 4 ? ['Workshop'] : ['Trade', 'Ink & paper'],
      publishedOn: new Date(now - (10 - number) * day),
      mainImageId: number % 2 === 0 ? picture : null,
      customContent: number === 1 ? { paper: 'Hahnemühle', edition: '120' } : {},
    });
  }
  for (const name of ['one', 'two'])
    await createItem(platform, websiteId, {
      collectionId: platesId,
      urlId: name,
      recordType: 2,
      title: `Plate ${name}`,
      mainImageId: picture,
    });
  await createItem(platform, websiteId, {
    collectionId: broadsidesId,
    urlId: 'a-sheet',
    recordType: 1,
    title: 'A Sheet',
    body: '<p>Printed in one day.</p>',
    customContent: { paper: 'Zerkall', edition: '80', isSoldOut: true },
  });
  await createItem(platform, websiteId, {
    collectionId: eventsId,
    urlId: 'summer',
    recordType: 12,
    title: 'Summer open day',
    startDate: new Date(now + 5 * day),
    endDate: new Date(now + 5 * day + 3_600_000),
  });
  await saveBlockField(platform, websiteId, 'imprintBlocks', words('imprint', 'Printed by hand.'));
  await updateSettings(platform, websiteId, {
    title: 'Letterpress',
    homeCollectionId: homeId,
    settings: {
      theme: 'letterpress',
      tagLine: 'A printer’s notebook',
      mainNavigation: [
        { title: 'Notes', collectionId: notesId },
        { title: 'About us', collectionId: folderId },
        { title: 'The House', collectionId: indexId },
        { title: 'Guild', collectionId: '', url: 'https://guild.example/', newWindow: true },
      ],
      footerNavigation: [
        { title: 'Colophon', collectionId: colophonId },
        { title: 'Write', collectionId: '', url: 'mailto:press@example.com' },
        { title: 'Never', collectionId: '', url: 'javascript:alert(1)' },
      ],
    },
  });
  return { websiteId, host };
}

const priced = (
  sku: string,
  priceMinor: number,
  more = {},
): { sku: string; priceMinor: number; stock: number } => ({
  sku,
  priceMinor,
  stock: 10,
  ...more,
});

/** A shop with queries and navigation bodies. */
export async function seedHardwareStore(platform: Platform): Promise<FolderSite> {
  const host = 'hardware.example';
  await installTheme(platform, 'hardware-store');
  const { websiteId } = await aShop(platform, host);
  const picture = await aPicture(platform, websiteId, 'hammer.png');
  const toolsId = await createCollection(platform, websiteId, {
    kind: 'products',
    urlId: 'tools',
    title: 'Tools',
  });
  const tipsId = await createCollection(platform, websiteId, {
    kind: 'blog',
    typeName: 'tips',
    urlId: 'tips',
    title: 'Tips',
  });
  const counterId = await createCollection(platform, websiteId, {
    kind: 'page',
    urlId: 'counter',
    title: 'At the counter',
    layout: 'counter',
    document: words('counter', 'Ring the bell.'),
  });
  for (let number = 1; number <= 5; number += 1) {
    const made = await createProduct(platform, websiteId, {
      item: {
        collectionId: toolsId,
        urlId: `tool-${number}`,
        title: number === 2 ? 'Tool 2 "half" <b>inch</b>' : `Tool ${number}`,
        excerpt: `<p>Good for ${number} jobs.</p>`,
        body: '<p>Forged.</p>',
        tags: number < 4 ? ['forged'] : [],
        categories: number < 3 ? ['Hammers'] : ['Saws'],
        featured: number === 1,
        displayIndex: number,
        mainImageId: picture,
        imageIds: [picture],
      },
      type: 'physical',
      ...(number === 3
        ? {
            variantOptions: ['Size'],
            variants: [
              { ...priced('T3-S', 900), attributes: { Size: 'Small' } },
              { ...priced('T3-L', 1900), attributes: { Size: 'Large' } },
            ],
          }
        : { variants: [priced(`T${number}`, 1250 * number, number === 4 ? { stock: 0 } : {})] }),
    });
    if (!made.ok) throw new Error(`no product: ${JSON.stringify(made.error)}`);
  }
  for (let number = 1; number <= 3; number += 1)
    await createItem(platform, websiteId, {
      collectionId: tipsId,
      urlId: `tip-${number}`,
      recordType: 1,
      title: `Tip ${number}`,
      excerpt: '<p>Oil it.</p>',
      body: '<p>Oil it well.</p>',
      categories: ['Care'],
      displayIndex: number,
    });
  await saveBlockField(platform, websiteId, 'footerBlocks', words('hours', 'Open from eight.'));
  await updateSettings(platform, websiteId, {
    title: 'Bolt & Sons',
    homeCollectionId: toolsId,
    settings: {
      theme: 'hardware-store',
      mainNavigation: [
        { title: 'Tools', collectionId: toolsId },
        { title: 'Tips', collectionId: tipsId },
      ],
      footerNavigation: [
        { title: 'Counter', collectionId: counterId },
        { title: 'Maker', collectionId: '', url: 'https://maker.example/' },
      ],
    },
  });
  return { websiteId, host };
}

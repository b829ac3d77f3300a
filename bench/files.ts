import type { FolderList } from '@vitrine/contracts/admin-media.ts';
import { openDatabase } from '@vitrine/server/platform/db/database.ts';
import { type Figure, milliseconds } from './figure.ts';
import { callAdmin, type OwnerSession, signIn, websiteOf } from './owner-session.ts';
import { quantile } from './quantile.ts';
import { type ShopUnderTest, startShopUnderTest } from './shop-under-test.ts';

/** Budget of the library. */
const MAX_P95 = 100;
const SIZES = [5_000, 100_000];
const ROUNDS = 40;
const FOLDERS = 40;

const words =
  'mug bowl vase plate jar kiln glaze celadon oat linen studio shelf morning detail speckle'.split(' ');

/**
 * The library of files with 5,000 and with 100,000 of them: its first page in each sort, folders, searches for frequent
 * and for rare words, and filters. Times of one request after the other, with its transfer.
 */
export async function measureFiles(): Promise<Figure[]> {
  const shop = await startShopUnderTest({ isWithoutAvif: true });
  try {
    const db = openDatabase(shop.databaseUrl);
    const websiteId = await websiteOf(shop.databaseUrl);
    const session = await signIn(shop, websiteId);
    const figures: Figure[] = [];
    let made = 0;
    for (let at = 0; at < FOLDERS; at += 1)
      await callAdmin(shop, session, 'asset-folders', { name: `Folder ${at}`, parentId: null });
    const { folders } = await callAdmin<FolderList>(shop, session, 'asset-folders');
    for (const size of SIZES) {
      await db.$client.query(
        `insert into assets (website_id, id, kind, filename, content_type, byte_size, width, height, widths, alt_text,
            avif_due, created_on, folder_id)
          select $1, ('0193' || lpad(to_hex(n), 4, '0') || '-' || lpad(to_hex(n % 65536), 4, '0') || '-7000-8000-' ||
              lpad(to_hex(n), 12, '0'))::uuid,
            case when n % 20 = 0 then 'attachment' else 'picture' end,
            ($2::text[])[1 + n % 15] || '-' || ($2::text[])[1 + (n / 15) % 15] || '-' || n || '.webp', 'image/webp',
            1000 + (n * 7919) % 900000, 1600, 1200, '[100,300,500,750,1000,1500]',
            case when n % 3 = 0 then '' else 'A ' || ($2::text[])[1 + (n / 7) % 15] || ' on a windowsill' end,
            null, now(), case when n % 4 = 0 then null else ($3::uuid[])[1 + n % 40] end
          from generate_series($4::int, $5::int) n`,
        [websiteId, words, folders.map(({ id }) => id), made + 1, size],
      );
      made = size;
      await db.$client.query('vacuum analyze assets');
      figures.push(...(await measureSize(shop, session, size, folders[7]?.id ?? '')));
    }
    await db.$client.end();
    return figures;
  } finally {
    await shop.stop();
  }
}

async function measureSize(
  shop: ShopUnderTest,
  session: OwnerSession,
  size: number,
  folder: string,
): Promise<Figure[]> {
  const questions: readonly (readonly [string, readonly string[]])[] = [
    [
      'first page',
      [
        '',
        '?sort=added',
        '?sort=name',
        '?sort=-name',
        '?sort=-size',
        '?sort=size',
        '?kind=attachment',
        '?altText=none',
      ].map((query) => `assets${query}`),
    ],
    [
      'search',
      [
        'mug',
        'windowsill',
        'cela',
        'speckle-shelf',
        'mug-bowl',
        '4711',
        'nothing',
        'mug linen windowsill',
      ].flatMap((search) => [
        `assets?search=${search}`,
        `assets?search=${encodeURIComponent(search)}&sort=name`,
      ]),
    ],
    [
      'folder',
      [
        `assets?folder=${folder}`,
        `assets?folder=${folder}&sort=-size`,
        `assets?folder=${folder}&search=kiln`,
        'assets?folder=none',
      ],
    ],
    [
      'folders and counts',
      ['asset-folders', 'assets/count', `assets/count?folder=${folder}`, 'assets/count?search=mug'],
    ],
    ['not used', ['assets?used=no']],
  ];
  const figures: Figure[] = [];
  for (const [name, paths] of questions) {
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const path of paths) {
        const begun = performance.now();
        await callAdmin(shop, session, path);
        // The first round plans the statements.
        if (round > 0) times.push(performance.now() - begun);
      }
    }
    const p95 = quantile(times, 0.95);
    figures.push({
      name: `files: ${name}, ${size.toLocaleString('en-US')}`,
      value: `p50 ${milliseconds(quantile(times, 0.5))}, p95 ${milliseconds(p95)}`,
      ...(name === 'not used' ? {} : { budget: `p95 ${MAX_P95} ms`, met: p95 <= MAX_P95 }),
    });
  }
  return figures;
}

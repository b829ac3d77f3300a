import type { Locator, Page } from '@playwright/test';
import type { Database } from '@vitrine/server/platform/db/database.ts';
import { assetsByName, openShopDatabase, type TestBlock } from './test-pages.ts';

/*
 * Galleries of the demo shop's pictures on test pages, and how they are measured. Variants are stacked; a variant's id
 * is its section's id.
 */

// Four shapes: 4:5, 1:1, 3:2, 3:4.
const names = ['gallery-vases', 'gallery-bowls-above', 'gallery-handles', 'gallery-planters'] as const;

interface GalleryPicture {
  readonly assetId: string;
  readonly title: string;
  readonly description: string;
}

/** The database that gallery pages are written to; close it with `$client.end()`. */
export async function openGalleryShop(): Promise<{
  readonly db: Database;
  readonly asset: (name: string) => string;
  readonly pictures: readonly GalleryPicture[];
  readonly gallery: (id: string, settings: object, more?: object) => TestBlock;
}> {
  const db = openShopDatabase();
  const asset = await assetsByName(db);
  const pictures = names.map((name, index) => ({
    assetId: asset(name),
    title: `Title ${String(index + 1)}`,
    description: `A description that is long enough to fill more than a single line of any label ${String(index + 1)}.`,
  }));
  const gallery = (id: string, settings: object, more: object = {}): TestBlock => ({
    id,
    type: 'gallery',
    props: { pictures, ...settings, ...more },
  });
  return { db, asset, pictures, gallery };
}

export const galleryAt = (page: Page, id: string): Locator => page.locator(`#section-${id} .gallery`);
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 500;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Bounding boxes of all matches in a variant, in page coordinates, without scrolling. */
export function boxesOf(page: Page, id: string, selector: string): Promise<Box[]> {
  return page.locator(`#section-${id} ${selector}`).evaluateAll((found) =>
    found.map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height };
    }),
  );
}

export async function boxOf(page: Page, id: string, selector: string): Promise<Box> {
  const [box] = await boxesOf(page, id, selector);
  if (box === undefined) throw new Error(`${id} has no ${selector}`);
  return box;
}

export const shapeOf = ({ width, height }: Box): number => width / height;

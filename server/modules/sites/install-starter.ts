import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordTypes } from '@vitrine/domain/content/content.ts';
import { weekdayNear } from '@vitrine/domain/time/weekday-near.ts';
import { withIds } from '@vitrine/starters/page-builder.ts';
import type {
  Starter,
  StarterEvent,
  StarterItem,
  StarterLink,
  StarterPage,
  StarterProduct,
  StarterTargets,
} from '@vitrine/starters/starter.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { projectRoot } from '../../platform/project-root.ts';
import type { NavigationLink, WebsiteSettings } from '../../platform/website-settings.ts';
import { createProduct } from '../catalog/index.ts';
import { addAuthor, createCollection, createItem, type NewItem, saveBlockField } from '../content/index.ts';
import { importPicture } from '../media/index.ts';
import { updateSettings } from '../websites/index.ts';

const DAY_MS = 86_400_000;

/** Called with how many of all steps are done; throws to end the work. */
export type Report = (done: number, all: number) => Promise<void>;

/** What a website is made with, before the pages are there that its navigation leads to. */
export function settingsOf({ site }: Starter): WebsiteSettings {
  return {
    theme: site.theme,
    tagLine: site.tagLine,
    description: site.description,
    language: 'en-US',
    timeZone: site.timeZone,
    contactEmail: site.contactEmail,
    address: site.address,
    mainNavigation: [],
    footerNavigation: [],
    store: site.store,
    content: { tweaks: { [site.theme]: site.tweaks }, socialAccounts: site.socialAccounts ?? [] },
  };
}

/** The number of steps that `installStarter` reports. */
const stepsOf = ({ pictures, pages }: Starter): number => Object.keys(pictures).length + pages.length + 1;

/**
 * Puts what a starter has into a website that has nothing yet, through the services that an owner's edits use. Dates
 * are relative to today. Throws when anything is refused: a starter is ours, so that is a bug.
 */
export async function installStarter(
  platform: Platform,
  websiteId: string,
  starter: Starter,
  report: Report,
): Promise<void> {
  let done = 0;
  const step = () => report(++done, stepsOf(starter));
  const now = platform.clock.now();
  const pictures = new Map<string, string>();
  for (const name of Object.keys(starter.pictures)) {
    pictures.set(name, await installPicture(platform, websiteId, starter, name));
    await step();
  }
  // Pages refer to each other, so all of them have their ids before the first one is made.
  const pages = new Map(starter.pages.map(({ urlId }) => [urlId, newId(now)]));
  const items = new Map(
    starter.pages.flatMap((page) =>
      page.kind === 'page'
        ? []
        : page.items.map(({ urlId }) => [`${page.urlId}/${urlId}`, newId(now)] as const),
    ),
  );
  const to: StarterTargets = {
    picture: (name) => known(pictures, name, 'picture'),
    page: (urlId) => known(pages, urlId, 'page'),
    item: (path) => known(items, path, 'entry'),
  };
  for (const page of starter.pages) {
    await installPage(platform, websiteId, { starter, page, to, now });
    await step();
  }
  for (const [field, make] of Object.entries(starter.fields ?? {})) {
    await saveBlockField(platform, websiteId, field, withIds(make(to), newId));
  }
  const link = (entry: StarterLink): NavigationLink =>
    /^(?:\/|[a-z]+:)/.test(entry.to)
      ? { title: entry.title, collectionId: '', url: entry.to }
      : { title: entry.title, collectionId: to.page(entry.to) };
  await updateSettings(platform, websiteId, {
    homeCollectionId: to.page(''),
    settings: {
      mainNavigation: starter.navigation.map(link),
      footerNavigation: starter.footerNavigation.map(link),
      ...(starter.site.logo === undefined ? {} : { branding: { logoId: to.picture(starter.site.logo) } }),
    },
  });
  await step();
}

function known(ids: ReadonlyMap<string, string>, name: string, kind: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the starter has no ${kind} "${name}"`);
  return id;
}

async function installPicture(
  platform: Platform,
  websiteId: string,
  starter: Starter,
  name: string,
): Promise<string> {
  const { file, altText, focalPoint } = starter.pictures[name] ?? { file: '', altText: '' };
  const result = await importPicture(platform, websiteId, {
    bytes: await readFile(join(projectRoot, 'starters', file)),
    filename: file.slice(file.lastIndexOf('/') + 1),
    altText,
    ...(focalPoint === undefined ? {} : { focalPoint }),
  });
  if (!result.ok) throw new Error(`the picture ${file} was refused: ${result.error.code}`);
  return result.value.id;
}

interface Place {
  readonly starter: Starter;
  readonly page: StarterPage;
  readonly to: StarterTargets;
  readonly now: number;
}

async function installPage(platform: Platform, websiteId: string, place: Place): Promise<void> {
  const { page, to, now } = place;
  const { kind, urlId, title, description, cover, blocks } = page;
  const collectionId = await createCollection(platform, websiteId, {
    id: to.page(urlId),
    kind,
    urlId,
    title,
    description,
    mainImageId: cover === undefined ? null : to.picture(cover),
    document: blocks === undefined ? null : withIds(blocks(to), newId),
  });
  if (page.kind === 'page') return;
  if (page.kind === 'products') {
    for (const [displayIndex, product] of page.items.entries())
      await installProduct(platform, websiteId, place, { product, displayIndex });
    return;
  }
  const authors = page.kind === 'blog' ? await installAuthors(platform, websiteId, page.authors ?? {}) : null;
  const add = (item: StarterItem, displayIndex: number, more: Partial<NewItem>) =>
    createItem(platform, websiteId, {
      ...itemOf(place, collectionId, item),
      recordType: recordTypes.text,
      displayIndex,
      commentState: 0,
      ...more,
    });
  if (page.kind === 'blog') {
    for (const [index, post] of page.items.entries())
      await add(post, index, {
        // Only what is written as a post asks for comments.
        commentState: 1,
        publishedOn: new Date(now - post.daysAgo * DAY_MS),
        authorId: post.author === undefined ? null : known(authors ?? new Map(), post.author, 'author'),
      });
  } else if (page.kind === 'events') {
    // Past events come after upcoming ones.
    for (const event of page.items)
      await add(event, event.inDays < 0 ? 1 : 0, { recordType: recordTypes.event, ...timesOf(place, event) });
  } else {
    for (const [index, item] of page.items.entries()) await add(item, index, {});
  }
}

function itemOf(
  { page, to }: Place,
  collectionId: string,
  item: StarterItem,
): Omit<NewItem, 'recordType' | 'displayIndex'> {
  const imageIds = item.pictures.map(to.picture);
  return {
    id: to.item(`${page.urlId}/${item.urlId}`),
    collectionId,
    urlId: item.urlId,
    title: item.title,
    excerpt: item.excerpt,
    body: item.body,
    tags: [...(item.tags ?? [])],
    categories: [...(item.categories ?? [])],
    mainImageId: imageIds[0] ?? null,
    imageIds,
  };
}

function timesOf(
  { starter, now }: Place,
  event: StarterEvent,
): Pick<NewItem, 'startDate' | 'endDate' | 'location'> {
  const { inDays, weekday, from, to, nights = to < from ? 1 : 0, location } = event;
  const at = (time: string) => weekdayNear(now, inDays, weekday, time, starter.site.timeZone).getTime();
  return { startDate: new Date(at(from)), endDate: new Date(at(to) + nights * DAY_MS), location };
}

async function installProduct(
  platform: Platform,
  websiteId: string,
  place: Place,
  { product, displayIndex }: { readonly product: StarterProduct; readonly displayIndex: number },
): Promise<void> {
  const { to, page } = place;
  const result = await createProduct(platform, websiteId, {
    item: { ...itemOf(place, to.page(page.urlId), product), displayIndex },
    type: product.type,
    variantOptions: product.options,
    ...(product.selling === undefined ? {} : { selling: product.selling }),
    variants: product.variants.map(({ sku, attributes, price, salePrice = null, stock, picture }) => ({
      sku,
      attributes,
      priceMinor: price,
      salePriceMinor: salePrice,
      stock,
      imageId: picture === undefined ? null : to.picture(picture),
    })),
  });
  if (!result.ok)
    throw new Error(`the product ${product.urlId} was refused: ${JSON.stringify(result.error)}`);
}

async function installAuthors(
  platform: Platform,
  websiteId: string,
  authors: Readonly<Record<string, { readonly name: string; readonly bio: string }>>,
): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>();
  for (const [urlId, { name, bio }] of Object.entries(authors)) {
    const added = await addAuthor(platform, websiteId, { urlId, displayName: name, bio });
    if (!added.ok) throw new Error(`the author ${urlId} was refused: ${added.error.code}`);
    made.set(urlId, added.value);
  }
  return made;
}

import type { Platform } from '@vitrine/server/platform/platform.ts';
import { postComment } from '@vitrine/server/modules/comments/index.ts';
import { createCollection, createItem, listItems } from '@vitrine/server/modules/content/index.ts';
import { authors } from '@vitrine/server/modules/content/tables.ts';
import { newId } from '@vitrine/server/platform/ids.ts';
import { addHost, createWebsite, updateSettings } from '@vitrine/server/modules/websites/index.ts';
import { recordTypes } from '@vitrine/domain/content/content.ts';
import type { PictureView } from '@vitrine/contracts/media.ts';
import type { DemoPictureName } from '@vitrine/starters/demo-pictures.ts';
import { demoComments } from './comments.ts';
import { seedCommissions } from './commissions.ts';
import { seedContactForm } from './contact-form.ts';
import { demoEvents } from './events.ts';
import { demoGalleries, galleryPage } from './galleries.ts';
import { importDemoFile } from './import-file.ts';
import { importDemoPictures } from './import-pictures.ts';
import { demoAuthors, demoPosts } from './journal.ts';
import { seedKilnFund, supportDescription, supportPage } from './kiln-fund.ts';
import { seedCare, seedCourse } from './lessons.ts';
import { weekdayNear } from '@vitrine/domain/time/weekday-near.ts';
import {
  aboutDescription,
  aboutPage,
  contactDescription,
  contactPage,
  eventsDescription,
  galleryDescription,
  homeDescription,
  homePage,
  journalDescription,
  type PageLinks,
} from './pages.ts';
import { demoProducts } from './products.ts';
import { seedReviews } from './reviews.ts';
import { seedShop } from './seed-shop.ts';
import { SITE_IDENTIFIER, SITE_TITLE, siteSettings, TIME_ZONE } from './settings.ts';
import { seedDiscounts } from './discounts.ts';
import { seedStudio, seedVisit } from './studio-pages.ts';
import { removeUnfinishedSeeds, whileSeedingAlone } from './unfinished-seeds.ts';

const dayMs = 86_400_000;
/** More than the shop's number of products. */
const MAX_PRODUCTS = 50;

export interface SeedOptions {
  /** Host names of the demo shop, in the form of `requestHost`. At least one. */
  readonly hosts: readonly string[];
  /** Called with one line of progress at a time. */
  readonly onProgress?: (line: string) => void;
}

/**
 * Creates the demo shop Fern & Kiln through the services an owner's edits use. Safe to repeat: when a host already has
 * a website, that one is returned and nothing is created. The hosts are added last, so a seed that is killed leaves no
 * visible shop, and the next one removes its rows. Several processes may call it at once.
 */
export async function seedDemoSite(platform: Platform, options: SeedOptions): Promise<{ websiteId: string }> {
  return whileSeedingAlone(platform.db, async () => {
    const existing = await findByHosts(platform, options.hosts);
    if (existing !== null) {
      await addHosts(platform, existing, options.hosts);
      return { websiteId: existing };
    }
    const removed = await removeUnfinishedSeeds(platform);
    if (removed > 0) options.onProgress?.('Removed what an unfinished seed had left');
    return { websiteId: await makeDemoSite(platform, options) };
  });
}

async function makeDemoSite(platform: Platform, { hosts, onProgress }: SeedOptions): Promise<string> {
  const websiteId = await createWebsite(platform, {
    identifier: SITE_IDENTIFIER,
    title: SITE_TITLE,
    settings: { ...siteSettings, mainNavigation: [], footerNavigation: [] },
    hosts: [],
  });
  const pictures = await importDemoPictures(platform, websiteId, (done, all) => {
    if (done % 10 === 0 || done === all) onProgress?.(`Pictures: ${done} of ${all}`);
  });
  const picture = (name: DemoPictureName): string => pictureId(pictures, name);

  const shopId = await seedShop(platform, websiteId, picture);
  await seedDiscounts(platform, websiteId);
  onProgress?.(`Shop: ${demoProducts.length} products`);
  const videoFileId = await importDemoFile(platform, websiteId, 'films/a-vase-in-twenty-seconds.mp4');
  const soundId = await importDemoFile(platform, websiteId, 'sounds/a-kiln-cooling.mp3');
  const journalId = await seedJournal(platform, websiteId, picture, { film: videoFileId, sound: soundId });
  const eventsId = await seedEvents(platform, websiteId, picture);
  onProgress?.(`Journal and events: ${demoPosts.length} posts, ${demoEvents.length} events`);

  const { items } = await listItems(platform, websiteId, { collectionId: shopId, limit: MAX_PRODUCTS });
  const product = (urlId: string): string => {
    const item = items.find((one) => one.urlId === urlId);
    if (item === undefined) throw new Error(`no demo product ${urlId}`);
    return item.id;
  };

  await seedReviews(platform, websiteId, product);

  const commissionsId = await seedCommissions(platform, websiteId, picture);
  const courseId = await seedCourse(platform, websiteId, picture, videoFileId);
  const careId = await seedCare(platform, websiteId, picture);
  const studioId = await seedStudio(platform, websiteId, picture);
  const visitId = await seedVisit(platform, websiteId, picture);
  onProgress?.('Commissions, lessons, the studio’s pages');

  const links: PageLinks = {
    picture,
    product,
    shopId,
    journalId,
    eventsId,
    commissionsId,
    courseId,
    studioId,
    videoFileId,
    soundId,
  };
  const makePage = (
    urlId: string,
    title: string,
    description: string,
    make: (to: PageLinks) => ReturnType<typeof homePage>,
  ) =>
    createCollection(platform, websiteId, { kind: 'page', urlId, title, description, document: make(links) });
  const homeId = await makePage('', 'Home', homeDescription, homePage);
  const others: { id: string; cover: DemoPictureName }[] = [];
  for (const { urlId, title, description, cover, make } of demoGalleries)
    others.push({ id: await makePage(urlId, title, description, () => make(picture)), cover });
  const galleryId = await makePage('gallery', 'Gallery', galleryDescription, () =>
    galleryPage(picture, others),
  );
  const aboutId = await makePage('about', 'About', aboutDescription, aboutPage);
  const formId = await seedContactForm(platform, websiteId);
  const contactId = await makePage('contact', 'Contact', contactDescription, () => contactPage(formId));
  const fundId = await seedKilnFund(platform, websiteId, picture);
  const supportId = await makePage('support', 'Support', supportDescription, () =>
    supportPage(picture, fundId),
  );
  onProgress?.('Pages: home, galleries, about, contact, support');

  await updateSettings(platform, websiteId, {
    homeCollectionId: homeId,
    settings: {
      mainNavigation: [
        { title: 'Shop', collectionId: shopId },
        { title: 'Journal', collectionId: journalId },
        { title: 'Events', collectionId: eventsId },
        { title: 'Gallery', collectionId: galleryId },
        { title: 'About', collectionId: aboutId },
        { title: 'Contact', collectionId: contactId },
      ],
      footerNavigation: [
        { title: 'Shop', collectionId: shopId },
        { title: 'Events', collectionId: eventsId },
        { title: 'About', collectionId: aboutId },
        { title: 'Contact', collectionId: contactId },
        { title: 'Visit', collectionId: visitId },
        { title: 'Commissions', collectionId: commissionsId },
        { title: 'Care', collectionId: careId },
        { title: 'Kiln Fund', collectionId: supportId },
      ],
    },
  });
  await seedComments(platform, websiteId, journalId);
  await addHosts(platform, websiteId, hosts);
  onProgress?.(`Fern & Kiln answers on ${hosts.join(', ')}`);
  return websiteId;
}

async function seedJournal(
  platform: Platform,
  websiteId: string,
  picture: (name: DemoPictureName) => string,
  { film, sound }: { readonly film: string; readonly sound: string },
): Promise<string> {
  const collectionId = await createCollection(platform, websiteId, {
    kind: 'blog',
    ordering: 'chronological',
    urlId: 'journal',
    title: 'Journal',
    description: journalDescription,
  });
  const now = platform.clock.now();
  const writers = new Map(demoAuthors.map(({ urlId }) => [urlId, newId(now)]));
  await platform.db
    .insert(authors)
    .values(
      demoAuthors.map((author) => ({ websiteId, id: writers.get(author.urlId) ?? newId(now), ...author })),
    );
  for (const post of demoPosts) {
    await createItem(platform, websiteId, {
      collectionId,
      recordType: post.film ? recordTypes.video : post.sound ? recordTypes.audio : recordTypes.text,
      urlId: post.urlId,
      title: post.title,
      excerpt: post.excerpt,
      body: post.body,
      tags: [...post.tags],
      categories: [...post.categories],
      authorId: writers.get(post.author) ?? null,
      mainImageId: picture(post.picture),
      video:
        post.film || post.sound
          ? { kind: 'file', assetId: post.film ? film : sound, hasOverlay: post.film === true }
          : null,
      publishedOn: new Date(now - post.daysAgo * dayMs),
    });
  }
  return collectionId;
}

async function seedComments(platform: Platform, websiteId: string, journalId: string): Promise<void> {
  const site = {
    websiteId,
    identifier: SITE_IDENTIFIER,
    title: SITE_TITLE,
    revision: 1,
    homeCollectionId: null,
    settings: { ...siteSettings, mainNavigation: [], footerNavigation: [] },
    locale: 'en' as const,
    origin: '',
    isSecure: false,
    isOwnHost: true,
    isClosed: false,
    logo: null,
    icon: null,
  };
  const { items } = await listItems(platform, websiteId, { collectionId: journalId, limit: MAX_PRODUCTS });
  const ids: string[] = [];
  for (const { urlId, name, body, answers } of demoComments) {
    const item = items.find((one) => one.urlId === urlId);
    if (item === undefined) throw new Error(`no demo post ${urlId}`);
    const parentId = answers === undefined ? null : (ids[answers] ?? null);
    const posted = await postComment(platform, site, {
      itemId: item.id,
      parentId,
      name,
      email: '',
      body,
      sender: name,
      isVerified: true,
      isTrapped: false,
      fillTime: null,
    });
    if (!posted.ok) throw new Error(`the demo comment of ${name} was refused: ${posted.error.code}`);
    ids.push(posted.value.comment.id);
  }
}

async function seedEvents(
  platform: Platform,
  websiteId: string,
  picture: (name: DemoPictureName) => string,
): Promise<string> {
  const collectionId = await createCollection(platform, websiteId, {
    kind: 'events',
    ordering: 'calendar',
    urlId: 'events',
    title: 'Events',
    description: eventsDescription,
  });
  const now = platform.clock.now();
  for (const event of demoEvents) {
    await createItem(platform, websiteId, {
      collectionId,
      recordType: 12,
      urlId: event.urlId,
      title: event.title,
      excerpt: event.excerpt,
      body: event.body,
      tags: [...event.tags],
      // Past events come after upcoming ones.
      displayIndex: event.inDays < 0 ? 1 : 0,
      mainImageId: picture(event.picture),
      startDate: weekdayNear(now, event.inDays, event.weekday, event.from, TIME_ZONE),
      endDate: new Date(
        weekdayNear(now, event.inDays, event.weekday, event.to, TIME_ZONE).getTime() +
          (event.nights ?? 0) * dayMs,
      ),
      location: event.location,
    });
  }
  return collectionId;
}

function pictureId(pictures: ReadonlyMap<DemoPictureName, PictureView>, name: DemoPictureName): string {
  const picture = pictures.get(name);
  if (picture === undefined) throw new Error(`no demo picture ${name}`);
  return picture.id;
}

/** The website of one of the hosts. */
async function findByHosts(platform: Platform, hosts: readonly string[]): Promise<string | null> {
  const { rows } = await platform.db.$client.query<{ website_id: string }>(
    'select website_id from website_hosts where host = any($1) limit 1',
    [hosts.map((host) => host.toLowerCase())],
  );
  return rows[0]?.website_id ?? null;
}

async function addHosts(platform: Platform, websiteId: string, hosts: readonly string[]): Promise<void> {
  for (const host of hosts) await addHost(platform, websiteId, host);
}

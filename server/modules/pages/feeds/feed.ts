import type { FileView } from '@vitrine/blocks/block.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import type { Episode } from '@vitrine/domain/content/podcast.ts';
import {
  type CalendarEvent,
  calendarEnd,
  calendarEntry,
  calendarStart,
} from '@vitrine/domain/calendar-link/calendar-link.ts';
import { asciiAddress } from '@vitrine/domain/text/ascii-address.ts';
import { plainText } from '@vitrine/domain/text/plain-text.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type CollectionView,
  episodesOf,
  getItemPage,
  lastPublished,
  listItems,
} from '../../content/index.ts';
import { filesByIds } from '../../media/index.ts';
import type { Site } from '../../websites/index.ts';
import type { FeedList } from './feed-list.ts';
import { readPodcast } from './podcast.ts';
import { type NothingFound, nothingFound, type Redirected } from '../lookup/found-page.ts';
import { type ItemPlace, placeOf, supportedAddress } from '../lookup/place.ts';
import { groupsOfCollection } from '../lookup/item-groups.ts';
import { jsonFeed } from './json-feed.ts';
import { orderOfList } from '../lookup/list-page.ts';
import { addressOf, type PageRequest } from '../lookup/route.ts';
import { rssFeed } from './rss-feed.ts';
import type { TextStream } from './send-text.ts';
import { collectionPath, type SiteStructure } from '../lookup/structure.ts';

/** Entries on one page of a feed, whatever the length of the list, so that memory stays bounded. */
const FEED_ENTRIES = 30;
/** Events in one calendar file. */
const CALENDAR_ENTRIES = 200;
/** Entries read by one statement, each with its full text: at most this many are in memory per reader. */
const READ_AT_ONCE = 10;

/** A list or one event as a feed. */
export interface RenderedFeed extends TextStream {
  readonly kind: 'feed';
}

type FeedFormat = 'rss' | 'json-feed' | 'ical';

export function isFeed(format: PageRequest['format']): format is FeedFormat {
  return format === 'rss' || format === 'json-feed' || format === 'ical';
}

/** The feed at an address. */
export async function makeFeed(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  request: PageRequest,
  format: FeedFormat,
): Promise<RenderedFeed | Redirected | NothingFound> {
  const plainer = supportedAddress(structure, request);
  if (plainer !== null) return { kind: 'redirect', location: plainer };
  const place = placeOf(site, structure, request);
  switch (place.kind) {
    case 'collection':
      return listFeed(platform, site, place.collection, request, format);
    case 'item':
      return eventFile(platform, site, place);
    case 'redirect':
      return place.location === '/' ? { kind: 'redirect', location: addressOf('/', request) } : place;
    case 'empty-home':
    case 'not-found':
      return nothingFound;
  }
}

async function listFeed(
  platform: Platform,
  site: Site,
  collection: CollectionView,
  request: PageRequest,
  format: FeedFormat,
): Promise<RenderedFeed | NothingFound> {
  const size = format === 'ical' ? CALENDAR_ENTRIES : FEED_ENTRIES;
  const list = await readList(platform, site, collection, request, size);
  if (list === null) return nothingFound;
  if (format === 'rss')
    return { kind: 'feed', contentType: 'application/rss+xml; charset=utf-8', text: rssFeed(list) };
  if (format === 'json-feed')
    return { kind: 'feed', contentType: 'application/feed+json; charset=utf-8', text: jsonFeed(list) };
  return calendarOf(site, list.items, { name: list.title });
}

async function readList(
  platform: Platform,
  site: Site,
  collection: CollectionView,
  { filter, page, format }: PageRequest,
  size: number,
): Promise<FeedList | null> {
  const path = collectionPath(site, collection);
  const group =
    filter === null
      ? null
      : (await groupsOfCollection(platform, site, collection, filter.by)).find(
          ({ key }) => key === filter.value,
        );
  if (group === undefined) return null;
  const order = await orderOfList(platform, site, collection, filter);
  const itemIds = order.slice((page - 1) * size, size);
  if (itemIds.length === 0 && page > 1) return null;
  const enclosures = new Map<string, FileView>();
  const url = (number: number): string =>
    asciiAddress(site.origin + addressOf(path, { filter, page: number, format }));
  const podcast = format === 'rss' ? await readPodcast(platform, site, collection) : null;
  const episodes = podcast === null ? null : new Map<string, Episode>();
  const ownTitle = podcast?.facts.title ?? '';
  const title = ownTitle === '' ? `${collection.title} — ${site.title}` : ownTitle;
  const language = podcast?.facts.language ?? '';
  return {
    title: group === null ? title : `${group.name} — ${title}`,
    description: plainText(
      collection.description === '' ? site.settings.description : collection.description,
      500,
    ),
    homeUrl: asciiAddress(site.origin + addressOf(path, { filter })),
    feedUrl: url(page),
    nextUrl: page * size < order.length ? url(page + 1) : null,
    language: language === '' ? site.settings.language : language,
    origin: site.origin,
    changedOn: format === 'rss' ? await lastPublished(platform, site.websiteId, itemIds) : null,
    items: readEntries(platform, site, collection, itemIds, { enclosures, episodes }),
    enclosures,
    podcast: podcast === null || episodes === null ? null : { ...podcast, episodes },
  };
}

const fileOf = ({ video }: ItemView): string => (video?.kind === 'file' ? video.assetId : '');

async function* readEntries(
  platform: Platform,
  site: Site,
  { id: collectionId }: CollectionView,
  ids: readonly string[],
  {
    enclosures,
    episodes,
  }: { readonly enclosures: Map<string, FileView>; readonly episodes: Map<string, Episode> | null },
): AsyncGenerator<ItemView> {
  for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
    const itemIds = ids.slice(at, at + READ_AT_ONCE);
    const { items } = await listItems(platform, site.websiteId, {
      collectionId,
      limit: READ_AT_ONCE,
      itemIds,
    });
    const files = await filesByIds(platform, site.websiteId, items.map(fileOf).filter(Boolean));
    for (const item of items) {
      const file = files.get(fileOf(item));
      if (file !== undefined && file.kind !== 'document') enclosures.set(item.id, file);
    }
    if (episodes !== null) {
      for (const [id, episode] of await episodesOf(platform.db, site.websiteId, itemIds))
        episodes.set(id, episode);
    }
    yield* items;
  }
}

async function eventFile(
  platform: Platform,
  site: Site,
  place: ItemPlace,
): Promise<RenderedFeed | NothingFound> {
  const { collection, itemUrlId } = place;
  const found = await getItemPage(platform, site.websiteId, collection.id, itemUrlId);
  return found === null || found.item.startDate === null
    ? nothingFound
    : calendarOf(site, [found.item], { updatedOn: found.updatedOn });
}

type Items = AsyncIterable<ItemView> | readonly ItemView[];

/** Facts of a calendar besides its entries: a list's name, or when its one event was last changed. */
interface CalendarFacts {
  readonly name?: string;
  readonly updatedOn?: number;
}

function calendarOf(site: Site, items: Items, facts: CalendarFacts): RenderedFeed {
  return {
    kind: 'feed',
    contentType: 'text/calendar; charset=utf-8',
    text: calendarText(site, items, facts),
  };
}

async function* calendarText(site: Site, items: Items, facts: CalendarFacts): AsyncGenerator<string> {
  yield calendarStart(facts.name ?? '');
  for await (const item of items) {
    const event = eventOf(site, item, facts.updatedOn ?? item.publishOn);
    if (event !== null) yield calendarEntry(event);
  }
  yield calendarEnd;
}

function eventOf(site: Site, item: ItemView, updatedOn: number): CalendarEvent | null {
  if (item.startDate === null) return null;
  return {
    uid: `${item.id}@${new URL(site.origin).host}`,
    title: item.title,
    start: item.startDate,
    end: item.endDate,
    location: item.location,
    url: site.origin + item.fullUrl,
    description: plainText(item.excerpt === '' ? item.body : item.excerpt, 1000),
    updatedOn,
  };
}

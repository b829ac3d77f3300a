import { contentText } from '@vitrine/domain/text/content.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { CollectionView } from '../../content/index.ts';
import type { Site } from '../../websites/index.ts';
import type { FeedLink } from '../render/head.ts';
import { addressOf } from '../lookup/route.ts';
import { collectionPath } from '../lookup/structure.ts';

/** Addresses of a list's feeds: RSS and JSON for feed readers, iCalendar for events. */
export function feedLinks(site: Site, collection: CollectionView): FeedLink[] {
  const text = contentText(site.locale);
  const path = collectionPath(site, collection);
  const title = fillText(text.feedTitle, { list: collection.title, site: site.title });
  return [
    { title, contentType: 'application/rss+xml', path: addressOf(path, { format: 'rss' }) },
    { title, contentType: 'application/feed+json', path: addressOf(path, { format: 'json-feed' }) },
    ...(collection.kind === 'events'
      ? [{ title, contentType: 'text/calendar', path: addressOf(path, { format: 'ical' }) }]
      : []),
  ];
}

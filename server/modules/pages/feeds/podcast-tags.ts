import type { ItemView } from '@vitrine/contracts/content.ts';
import type { FeedList, FeedPodcast } from './feed-list.ts';
import { xmlElement, xmlText } from './xml.ts';

/** What the first element of a podcast's feed has besides: the names that directories and players read. */
export const PODCAST_NAMES = ' xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"';

const yesOrNo = (isTrue: boolean): string => (isTrue ? 'true' : 'false');

/** What a feed says of a podcast as a whole. */
export function channelTags(
  { facts, imageUrl }: FeedPodcast,
  { title, homeUrl }: Pick<FeedList, 'title' | 'homeUrl'>,
): string {
  const { author, ownerEmail, category, isExplicit, type } = facts;
  return [
    xmlElement('itunes:author', author),
    ownerEmail === ''
      ? ''
      : `<itunes:owner>${xmlElement('itunes:name', author)}${xmlElement('itunes:email', ownerEmail)}</itunes:owner>`,
    imageUrl === ''
      ? ''
      : `<itunes:image href="${xmlText(imageUrl)}"/><image>${xmlElement('url', imageUrl)}${xmlElement('title', title)}${xmlElement('link', homeUrl)}</image>`,
    categoryTag(category),
    xmlElement('itunes:explicit', yesOrNo(isExplicit)),
    xmlElement('itunes:type', type),
  ].join('');
}

/** A category, with a part of it inside. */
function categoryTag(category: string): string {
  const [name = '', part = ''] = category.split('/');
  if (name === '') return '';
  const inside = part === '' ? '' : `<itunes:category text="${xmlText(part)}"/>`;
  return `<itunes:category text="${xmlText(name)}">${inside}</itunes:category>`;
}

/** What a feed says of an episode. */
export function episodeTags({ facts, episodes }: FeedPodcast, item: ItemView): string {
  const episode = episodes.get(item.id);
  if (episode === undefined) return '';
  const { durationSeconds, season, number, type, isExplicit, subtitle } = episode;
  return [
    xmlElement('itunes:title', item.title),
    xmlElement('itunes:subtitle', subtitle),
    xmlElement('itunes:author', item.author?.displayName ?? ''),
    durationSeconds === null ? '' : xmlElement('itunes:duration', String(durationSeconds)),
    season === null ? '' : xmlElement('itunes:season', String(season)),
    number === null ? '' : xmlElement('itunes:episode', String(number)),
    xmlElement('itunes:episodeType', type),
    xmlElement('itunes:explicit', yesOrNo(isExplicit ?? facts.isExplicit)),
  ].join('');
}

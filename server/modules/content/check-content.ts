import { openBlock } from '@vitrine/blocks/registry.ts';
import type { ErrorCode } from '@vitrine/contracts/errors.ts';
import {
  isListUrlId,
  isPageUrlId,
  isUrlId,
  type ReservedNames,
} from '@vitrine/domain/content/address-rules.ts';
import {
  itemKinds,
  type ItemLocation,
  type ItemVideo,
  type SearchMeta,
} from '@vitrine/domain/content/content.ts';
import { liesOnGrid } from '@vitrine/domain/page/grid-rows.ts';
import { GRID_COLUMNS, PHONE_COLUMNS, type PageDocument } from '@vitrine/domain/page/page-document.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { addressRule, pageAddressRule } from '@vitrine/domain/text/en/admin.ts';
import { refuseField } from './refuse-field.ts';
import type { CollectionInput, ItemInput } from './repository.ts';

type Checked = Result<void, Extract<ErrorCode, 'URL_ID_INVALID' | 'CONTENT_FIELD_INVALID'>>;

const MAX_TITLE = 300;
const MAX_EXCERPT = 20_000;
const MAX_BODY = 1_000_000;
const MAX_DESCRIPTION = 2_000;
const MAX_NAMES = 50;
const MAX_NAME = 100;
const MAX_PICTURES = 250;
const MAX_SECTIONS = 200;
/** Blocks of a page. */
export const MAX_BLOCKS = 500;
const MAX_CUSTOM_BYTES = 64 * 1024;
/** spec: site-platform 5 */
const MAX_URL = 2083;

/** What is wrong with a field; null when it is valid. */
type Problem = string | null;
const longerThan = (text: string, max: number): Problem =>
  text.length > max ? `Use at most ${max.toLocaleString('en-US')} characters.` : null;

function titleProblem(title: string): Problem {
  return title.trim() === '' ? 'Enter a title.' : longerThan(title, MAX_TITLE);
}

function namesProblem(names: readonly string[]): Problem {
  if (names.length > MAX_NAMES) return `Use at most ${MAX_NAMES}.`;
  const bad = names.find((name) => name.trim() === '' || name.length > MAX_NAME || /\p{Cc}/u.test(name));
  return bad === undefined
    ? null
    : `“${bad.slice(0, MAX_NAME)}” cannot be used. Write 1 to ${MAX_NAME} characters, without line breaks.`;
}

const inside = (value: number | undefined, max: number): boolean =>
  value === undefined || (Number.isFinite(value) && Math.abs(value) <= max);

function locationProblem({
  addressLine1,
  addressLine2,
  addressCountry,
  addressTitle = '',
  mapLat,
  mapLng,
}: ItemLocation): Problem {
  if ([addressLine1, addressLine2, addressCountry, addressTitle].some((line) => line.length > MAX_TITLE))
    return `Use at most ${MAX_TITLE} characters for each line of the address.`;
  if ((mapLat === undefined) !== (mapLng === undefined)) return 'Enter latitude and longitude, or neither.';
  return inside(mapLat, 90) && inside(mapLng, 180)
    ? null
    : 'Enter a latitude from -90 to 90 and a longitude from -180 to 180.';
}

const isWebAddress = (text: string): boolean =>
  text.length <= MAX_URL && /^https?:\/\/[^\s"<>\\]+$/i.test(text);

function sourceProblem(source: string): Problem {
  const isPath = /^\/(?!\/)[^\s"<>\\]*$/.test(source) && source.length <= MAX_URL;
  return source === '' || isPath || isWebAddress(source)
    ? null
    : 'Enter a web address that begins with https://, or a path on this site.';
}

function videoProblem(video: ItemVideo): Problem {
  if (video.kind === 'file') return null;
  return isWebAddress(video.url) && video.playerUrl.startsWith('https://') && isWebAddress(video.playerUrl)
    ? null
    : 'The addresses of the video and its player are web addresses.';
}

function searchProblem({ title = '', description = '' }: Partial<SearchMeta>): Problem {
  return longerThan(title, 200) ?? longerThan(description, 400);
}

/** Each block must lie on its grid and be of a known type, with valid props. */
function documentProblem(document: PageDocument): Problem {
  if (document.version !== 2 || !Array.isArray(document.sections)) return 'The page is not of this version.';
  if (document.sections.length > MAX_SECTIONS) return `A page has at most ${MAX_SECTIONS} sections.`;
  if (document.sections.some(({ shared, blocks: own }) => shared !== undefined && own.length > 0))
    return 'A shared section has no blocks of its own.';
  const blocks = document.sections.flatMap((section) => section.blocks);
  if (blocks.length > MAX_BLOCKS) return `A page has at most ${MAX_BLOCKS} blocks.`;
  const ids = new Set(blocks.map(({ id }) => id));
  if (ids.size < blocks.length) return 'Two blocks have the same id.';
  for (const { id, type, place, phone, props } of blocks) {
    const isInside =
      liesOnGrid(place, GRID_COLUMNS) && (phone === undefined || liesOnGrid(phone, PHONE_COLUMNS));
    if (!isInside) return `Block ${id} (${type}): it does not lie on the grid.`;
    const opened = openBlock(type, props);
    if (!opened.ok) return `Block ${id} (${type}): ${opened.problem}`;
  }
  return null;
}

function customProblem(content: Readonly<Record<string, unknown>>): Problem {
  return JSON.stringify(content).length > MAX_CUSTOM_BYTES
    ? `The fields of the theme have at most ${MAX_CUSTOM_BYTES / 1024} KB.`
    : null;
}

/** Applies a check to a field that is present. */
function whenPresent<T>(value: T | null | undefined, problem: (value: T) => Problem): Problem {
  return value === undefined || value === null ? null : problem(value);
}

function firstProblem(problems: Readonly<Record<string, Problem>>): Checked {
  for (const [field, problem] of Object.entries(problems)) {
    if (problem !== null) return refuseField(field, problem);
  }
  return ok(undefined);
}

/** Whether a page or list, or a change of one, may be stored. */
export function checkCollection(input: Partial<CollectionInput>, reserved: ReservedNames): Checked {
  const { urlId, kind } = input;
  const isFree = kind !== undefined && itemKinds.has(kind) ? isListUrlId : isPageUrlId;
  if (urlId !== undefined && !isFree(urlId, reserved))
    return fail('URL_ID_INVALID', { params: { val: urlId }, fields: { urlId: pageAddressRule } });
  return firstProblem({
    title: whenPresent(input.title, titleProblem),
    description: whenPresent(input.description, (text) => longerThan(text, MAX_DESCRIPTION)),
    document: whenPresent(input.document, documentProblem),
    typeName: whenPresent(input.typeName, (name) =>
      /^[\w-]{0,60}$/.test(name) ? null : 'Use letters, digits, hyphens and underscores, at most 60.',
    ),
    layout: whenPresent(input.layout, (name) =>
      /^[\w-]{0,60}$/.test(name) ? null : 'Use letters, digits, hyphens and underscores, at most 60.',
    ),
    seo: whenPresent(input.seo, searchProblem),
  });
}

/** Whether an item, or a change of one, may be stored. */
export function checkItem(input: Partial<ItemInput>): Checked {
  const { urlId, startDate, endDate } = input;
  // The address of a list's feed.
  if (urlId !== undefined && (!isUrlId(urlId) || urlId === 'feed'))
    return fail('URL_ID_INVALID', { params: { val: urlId }, fields: { urlId: addressRule } });
  const backwards = startDate instanceof Date && endDate instanceof Date && endDate < startDate;
  return firstProblem({
    title: whenPresent(input.title, titleProblem),
    recordType: whenPresent(input.recordType, (code) =>
      Number.isInteger(code) && code >= 1 && code <= 63
        ? null
        : 'A record type is a whole number from 1 to 63.',
    ),
    excerpt: whenPresent(input.excerpt, (text) => longerThan(text, MAX_EXCERPT)),
    body: whenPresent(input.body, (text) => longerThan(text, MAX_BODY)),
    tags: whenPresent(input.tags, namesProblem),
    categories: whenPresent(input.categories, namesProblem),
    imageIds: whenPresent(input.imageIds, (ids) =>
      ids.length > MAX_PICTURES ? `Use at most ${MAX_PICTURES} pictures.` : null,
    ),
    endDate: backwards ? 'The end is before the start. Choose a later one.' : null,
    location: whenPresent(input.location, locationProblem),
    sourceUrl: whenPresent(input.sourceUrl, sourceProblem),
    video: whenPresent(input.video, videoProblem),
    document: whenPresent(input.document, documentProblem),
    customContent: whenPresent(input.customContent, customProblem),
    commentState: whenPresent(input.commentState, (state) =>
      state === 0 || state === 1 ? null : 'Comments are 0 (closed) or 1 (open).',
    ),
    seo: whenPresent(input.seo, searchProblem),
  });
}

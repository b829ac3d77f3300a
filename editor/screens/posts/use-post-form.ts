import { updatePost, type PostDetail } from '@vitrine/contracts/posts.ts';
import * as z from 'zod';
import { client } from '../../app/client.ts';
import { useMe } from '../../app/session.ts';
import { posts as text } from '../../text/en-posts.ts';
import { sameValues } from '../../ui/form/merge-values.ts';
import { FieldReader } from '../../ui/form/read-values.ts';
import { fromShopClock, toShopClock } from '../../ui/form/shop-clock.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import { episodeValues, episodeValuesOf, readEpisode } from './post-episode.ts';
import { keepPost } from './post-queries.ts';

/** For which events of a series what is changed is meant; '' for this one. */
export const followings = ['', 'facts', 'facts-and-text'] as const;

const postValues = z.object({
  title: z.string(),
  urlId: z.string(),
  excerpt: z.string(),
  mainImageId: z.string().nullable(),
  /** '' for nobody. */
  authorId: z.string(),
  categories: z.array(z.string()).readonly(),
  tags: z.array(z.string()).readonly(),
  sourceUrl: z.string(),
  passthrough: z.boolean(),
  featured: z.boolean(),
  commentsOpen: z.boolean(),
  /** On the clock of the site's time zone. */
  publishedOn: z.string(),
  mediaId: z.string().nullable(),
  episode: episodeValues,
  customContent: z.object({
    texts: z.record(z.string(), z.string()),
    checks: z.record(z.string(), z.boolean()),
  }),
  seoTitle: z.string(),
  seoDescription: z.string(),
  seoHidden: z.boolean(),
  /** On the clock of the site's time zone: `2026-03-29T09:30`; '' for none. */
  startsAt: z.string(),
  endsAt: z.string(),
  /** As typed; '' for what there is not. */
  location: z.object({
    addressTitle: z.string(),
    addressLine1: z.string(),
    addressLine2: z.string(),
    addressCountry: z.string(),
    mapLat: z.string(),
    mapLng: z.string(),
  }),
  tickets: z.array(z.object({ id: z.string(), title: z.string(), isPublished: z.boolean() })).readonly(),
  following: z.enum(followings),
});
type PostValues = z.output<typeof postValues>;
export type PostForm = Form<PostDetail, PostValues>;

const typedNumber = (number: number | null | undefined): string =>
  number === null || number === undefined ? '' : String(number);

const valuesIn = (timeZone: string, post: PostDetail): PostValues => ({
  title: post.title,
  urlId: post.urlId,
  excerpt: post.excerpt,
  mainImageId: post.mainImageId,
  authorId: post.authorId ?? '',
  categories: post.categories,
  tags: post.tags,
  sourceUrl: post.sourceUrl,
  passthrough: post.passthrough,
  featured: post.featured,
  commentsOpen: post.commentsOpen,
  publishedOn: toShopClock(post.publishedOn, timeZone),
  mediaId: post.mediaId,
  episode: episodeValuesOf(post),
  customContent: post.customContent,
  seoTitle: post.seo.title,
  seoDescription: post.seo.description,
  seoHidden: post.seo.hidden,
  startsAt: toShopClock(post.startDate, timeZone),
  endsAt: toShopClock(post.endDate, timeZone),
  location: {
    addressTitle: post.location?.addressTitle ?? '',
    addressLine1: post.location?.addressLine1 ?? '',
    addressLine2: post.location?.addressLine2 ?? '',
    addressCountry: post.location?.addressCountry ?? '',
    mapLat: typedNumber(post.location?.mapLat),
    mapLng: typedNumber(post.location?.mapLng),
  },
  tickets: post.tickets,
  following: '',
});

/** Degrees as they were typed, with a point or a comma; NaN, which the call refuses, for what is no number. */
const readDegrees = (typed: string): number | null =>
  typed.trim() === '' ? null : Number(typed.trim().replace(',', '.').replace('−', '-'));

/** The place as the call takes it; null when nothing of it was typed. */
function readLocation(typed: PostValues['location']) {
  if (Object.values(typed).every((value) => value.trim() === '')) return null;
  return { ...typed, mapLat: readDegrees(typed.mapLat), mapLng: readDegrees(typed.mapLng) };
}

/** The form's name of a field of the call: tickets are rows, what search engines show is not a group. */
const fieldOf = (path: string): string =>
  path
    .replace(/^ticketIds(\.\d+)?$/, 'tickets')
    .replace(/^seo\.(\w)/, (_, letter: string) => `seo${letter.toUpperCase()}`)
    .replace(/^episode\.durationSeconds$/, 'episode.duration')
    .replace(/^episode\.isExplicit$/, 'episode.explicit');

/** What is set of a post. Only changed fields are sent. */
export function usePostForm(stored: PostDetail): PostForm {
  const params = { id: stored.id };
  const { timeZone } = useMe().website;
  const valuesOf = (post: PostDetail) => valuesIn(timeZone, post);
  return useForm({
    record: `post/${stored.id}`,
    stored,
    schema: postValues,
    valuesOf,
    read: (values, now) => {
      const base = valuesOf(now);
      const changed = Object.fromEntries(
        Object.entries(values).filter(([name, value]) => !sameValues(value, base[name as keyof PostValues])),
      ) as Partial<PostValues>;
      const { categories, tags, authorId, seoTitle, seoDescription, seoHidden, ...others } = changed;
      const { startsAt, endsAt, location, tickets, following, publishedOn, episode, ...rest } = others;
      const day = publishedOn === undefined ? undefined : fromShopClock(publishedOn, timeZone);
      const reader = new FieldReader();
      if (day === null) reader.problems['publishedOn'] = text.publishedOnMissing;
      const isFound = [seoTitle, seoDescription, seoHidden].some((value) => value !== undefined);
      const { imageId } = now.seo;
      const { seoTitle: title, seoDescription: description, seoHidden: hidden } = values;
      const body = {
        ...rest,
        ...(authorId === undefined ? {} : { authorId: authorId === '' ? null : authorId }),
        ...(typeof day === 'string' ? { publishedOn: day } : {}),
        ...(episode === undefined ? {} : { episode: readEpisode(reader, episode) }),
        ...(categories === undefined ? {} : { categories: [...categories] }),
        ...(tags === undefined ? {} : { tags: [...tags] }),
        ...(startsAt === undefined ? {} : { startsAt: startsAt === '' ? null : startsAt }),
        ...(endsAt === undefined ? {} : { endsAt: endsAt === '' ? null : endsAt }),
        ...(tickets === undefined ? {} : { ticketIds: tickets.map((ticket) => ticket.id) }),
        ...(following === undefined || following === '' ? {} : { following }),
        ...(location === undefined ? {} : { location: readLocation(location) }),
        ...(isFound ? { seo: { title, description, hidden, imageId } } : {}),
        revision: now.revision,
      };
      const reading = reader.done(updatePost.body, body, values);
      if (reading.ok) return reading;
      const problems = Object.entries(reading.problems).map(([name, sentence]) => [fieldOf(name), sentence]);
      return { ok: false, problems: Object.fromEntries(problems) as Record<string, string> };
    },
    send: (body) => client.call('PUT', '/api/admin/posts/:id', { params, body }),
    load: () => client.call('GET', '/api/admin/posts/:id', { params }),
    onStored: keepPost,
    fieldOf,
  });
}

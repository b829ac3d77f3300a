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
});
type PostValues = z.output<typeof postValues>;
export type PostForm = Form<PostDetail, PostValues>;

const valuesOf = (post: PostDetail, timeZone: string): PostValues => ({
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
});

/** The form's name of a field of the call, where what search engines show is one. */
const fieldOf = (path: string): string =>
  path
    .replace(/^seo\.(\w)/, (_, letter: string) => `seo${letter.toUpperCase()}`)
    .replace(/^episode\.durationSeconds$/, 'episode.duration')
    .replace(/^episode\.isExplicit$/, 'episode.explicit');

/** What is set of a post. Only changed fields are sent. */
export function usePostForm(stored: PostDetail): PostForm {
  const params = { id: stored.id };
  const { timeZone } = useMe().website;
  return useForm({
    record: `post/${stored.id}`,
    stored,
    schema: postValues,
    valuesOf: (post) => valuesOf(post, timeZone),
    read: (values, now) => {
      const base = valuesOf(now, timeZone);
      const changed = Object.fromEntries(
        Object.entries(values).filter(([name, value]) => !sameValues(value, base[name as keyof PostValues])),
      ) as Partial<PostValues>;
      const { categories, tags, authorId, publishedOn, episode, seoTitle, seoDescription, seoHidden, ...rest } =
        changed;
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

import { isPodcastCategory } from '@vitrine/domain/content/podcast-categories.ts';
import {
  episodeTypes,
  MAX_EPISODE,
  MAX_PODCAST_LINE,
  MAX_SEASON,
  podcastTypes,
} from '@vitrine/domain/content/podcast.ts';
import { isEmail } from '@vitrine/domain/order/email.ts';
import { isLanguage } from '@vitrine/domain/store/site-language.ts';
import { MAX_PLAY_SECONDS } from '@vitrine/domain/time/play-time.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { id } from './primitives.ts';
import { revision } from './revision.ts';

const line = z
  .string()
  .trim()
  .max(MAX_PODCAST_LINE, `Use at most ${MAX_PODCAST_LINE} characters.`)
  .regex(/^\P{Cc}*$/u, 'Write one line of text.');

const podcast = {
  isOn: z.boolean(),
  /** '' for the blog's title. */
  title: line,
  author: line,
  /** Public in the feed; '' for none. */
  ownerEmail: z
    .string()
    .trim()
    .max(256, 'Enter an email address, such as name@example.com.')
    .refine((email) => email === '' || isEmail(email), 'Enter an email address, such as name@example.com.'),
  /** A category of Apple Podcasts, with a part of it after a slash: `Leisure/Crafts`; '' for none. */
  category: z
    .string()
    .max(80, 'Choose a category of the list.')
    .refine((name) => name === '' || isPodcastCategory(name), 'Choose a category of the list.'),
  /** A square picture of 1,400 to 3,000 pixels; null for none. */
  imageId: z.uuid().nullable(),
  isExplicit: z.boolean(),
  /** A language tag; '' for that of the site. */
  language: z
    .string()
    .max(35, 'Choose a language.')
    .refine((tag) => tag === '' || isLanguage(tag), 'Choose a language.'),
  type: z.enum(podcastTypes, 'Choose how episodes are heard.'),
};

const podcastAnswer = z.strictObject({
  /** That of the blog's page, which rises with every change of it. */
  revision: z.int(),
  collection: z.strictObject({ id, title: z.string(), path: z.string() }),
  /** The address of the feed, for directories of podcasts. */
  feedUrl: z.string(),
  ...podcast,
});
export type PodcastSettings = AnswerOf<typeof podcastAnswer>;

const params = z.object({ id: z.uuid() });
const exampleId = '0198c0de-0000-7000-8000-000000000001';
const somePodcast = {
  isOn: true,
  title: 'The kiln hour',
  author: 'June Alder',
  ownerEmail: 'june@fernandkiln.example',
  category: 'Leisure/Crafts',
  imageId: '0198c0de-0000-7000-8000-000000000002',
  isExplicit: false,
  language: 'en-US',
  type: 'episodic',
} as const;
const answered = {
  revision: 3,
  collection: { id: exampleId, title: 'Journal', path: '/journal' },
  feedUrl: 'https://fernandkiln.example/journal?format=rss',
  ...somePodcast,
};

export const getPodcast = endpoint({
  method: 'GET',
  path: '/api/admin/blogs/:id/podcast',
  auth: 'owner',
  summary: 'Returns how a blog is described to directories of podcasts.',
  params,
  notFound: 'CONTENT_NOT_FOUND',
  answer: podcastAnswer,
  example: { answer: answered },
});

export const putPodcast = endpoint({
  method: 'PUT',
  path: '/api/admin/blogs/:id/podcast',
  auth: 'owner',
  summary:
    'Makes a blog a podcast, or no longer one. Its RSS feed describes the podcast and each post with an audio file as an episode.',
  params,
  body: z
    .strictObject({ revision, ...podcast })
    .refine(({ isOn, author }) => !isOn || author !== '', {
      path: ['author'],
      message: 'Enter who the podcast is by.',
    })
    .refine(({ isOn, category }) => !isOn || category !== '', {
      path: ['category'],
      message: 'Choose a category. Directories list podcasts by it.',
    })
    .refine(({ isOn, imageId }) => !isOn || imageId !== null, {
      path: ['imageId'],
      message: 'Choose a picture. Directories take no podcast without one.',
    }),
  answer: podcastAnswer,
  errors: ['CONTENT_NOT_FOUND', 'CONTENT_FIELD_INVALID', 'STALE_REVISION'],
  example: { body: { revision: 2, ...somePodcast }, answer: answered },
});

const wholeNumber = (most: number) => {
  const rule = `Enter a whole number from 1 to ${most.toLocaleString('en')}.`;
  return z.int(rule).min(1, rule).max(most, rule);
};
const durationRule = 'Write the duration as hours:minutes:seconds, such as 0:42:10.';

/** A post as an episode of a podcast. */
export const episode = z.strictObject({
  /** Whole seconds; null where it is not known. */
  durationSeconds: z.int(durationRule).min(1, durationRule).max(MAX_PLAY_SECONDS, durationRule).nullable(),
  season: wholeNumber(MAX_SEASON).nullable(),
  number: wholeNumber(MAX_EPISODE).nullable(),
  type: z.enum(episodeTypes, 'Choose what the episode is.'),
  /** Null: as the podcast. */
  isExplicit: z.boolean().nullable(),
  subtitle: line,
});

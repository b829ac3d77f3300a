import { storeProblemTexts as text } from '@vitrine/domain/text/en/store-settings.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count } from './primitives.ts';

/** Most characters of each. */
export const siteWordLimits = { title: 100, tagLine: 150, description: 400 } as const;

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, fillText(text.tooLong, { most }))
    .regex(/^\P{Cc}*$/u, text.oneLine);

const words = {
  title: line(siteWordLimits.title).min(1, text.titleMissing),
  /** A few words beside the title; '' for none. */
  tagLine: line(siteWordLimits.tagLine),
  /** One or two sentences about the site, in the footer and in search results; '' for none. */
  description: line(siteWordLimits.description),
};

const siteWords = z.strictObject({
  /** The website's: rises with every change of it. */
  revision: count,
  /** Changes with these words only. */
  version: z.string(),
  title: z.string(),
  tagLine: z.string(),
  description: z.string(),
});
export type SiteWords = AnswerOf<typeof siteWords>;

const someWords = {
  title: 'Fern & Kiln',
  tagLine: 'Stoneware from Asheville',
  description: 'A two-person pottery studio.',
};

export const getSiteWords = endpoint({
  method: 'GET',
  path: '/api/admin/site-words',
  auth: 'owner',
  summary:
    'Returns the words that themes show of the website on every page: its title, its tagline, its description.',
  answer: siteWords,
  example: { answer: { revision: 12, version: 'k3J9', ...someWords } },
});

export const putSiteWords = endpoint({
  method: 'PUT',
  path: '/api/admin/site-words',
  auth: 'owner',
  summary: 'Changes the words that themes show of the website on every page; visitors see them at once.',
  body: z.strictObject({ ...words, version: z.string().max(40) }),
  answer: siteWords,
  errors: ['STALE_REVISION'],
  example: {
    body: { version: 'k3J9', ...someWords },
    answer: { revision: 12, version: 'k3J9', ...someWords },
  },
});

import { isEmail } from '@vitrine/domain/order/email.ts';
import { legalKinds, usedServices } from '@vitrine/domain/site/legal-pages.ts';
import { isPhone } from '@vitrine/domain/site/phone.ts';
import { siteProblemTexts as text } from '@vitrine/domain/text/en/site-settings.ts';
import { storeProblemTexts } from '@vitrine/domain/text/en/store-settings.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { count, id } from './primitives.ts';

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, fillText(storeProblemTexts.tooLong, { most }))
    .regex(/^\P{Cc}*$/u, storeProblemTexts.oneLine);

const kind = z.enum(legalKinds);
const service = z.enum(usedServices);
const returnCost = z.enum(['buyer', 'seller']);

const answers = {
  /** A person, or a company with whoever represents it. */
  name: line(150).min(1, text.nameMissing),
  address: z.array(line(100)).min(1, text.addressMissing).max(6, storeProblemTexts.tooManyLines),
  email: line(256)
    .min(1, text.emailMissing)
    .refine((email) => email === '' || isEmail(email), {
      message: storeProblemTexts.emailInvalid,
    }),
  phone: line(40).refine((phone) => phone === '' || isPhone(phone), text.phoneInvalid),
  /** Numbers of registers and taxes, one each. */
  register: z.array(line(100)).max(6, storeProblemTexts.tooManyLines),
  /** Whose law applies; '' leaves it out. */
  country: line(80),
  /** The service that takes payments; '' for none. */
  provider: line(80),
  uses: z.array(service).max(usedServices.length),
  returnDays: z.int(text.returnDays).min(1, text.returnDays).max(365, text.returnDays),
  returnCost,
};

export const legalAnswersChange = z.strictObject({ ...answers, version: z.string().max(40) });

const legalPages = z.strictObject({
  /** The website's: rises with every change of it. */
  revision: count,
  /** Changes with the answers only. */
  version: z.string(),
  name: z.string(),
  address: z.array(z.string()),
  email: z.string(),
  phone: z.string(),
  register: z.array(z.string()),
  country: z.string(),
  provider: z.string(),
  uses: z.array(service),
  returnDays: z.int(),
  returnCost,
  /** Whether the form was saved; until then it has what is known of the site. */
  isAnswered: z.boolean(),
  /** What the site uses today, whatever the answers say. */
  found: z.array(service),
  pages: z.array(
    z.strictObject({
      kind,
      /** Null until it is written, and once it is deleted. */
      page: z
        .strictObject({
          id,
          title: z.string(),
          path: z.string(),
          isPublished: z.boolean(),
          /** Whether its words are no longer those that were written for it. */
          isEdited: z.boolean(),
          /** Whether the answers, or the language of the site, would write other words now. */
          isOutdated: z.boolean(),
          isInFooter: z.boolean(),
          /** Whether the checkout links to it; null for a kind of page that it has no link to. */
          isAtCheckout: z.boolean().nullable(),
        })
        .nullable(),
    }),
  ),
});
export type LegalPages = AnswerOf<typeof legalPages>;

const someAnswers = {
  name: 'Fern & Kiln LLC, Ada Fern',
  address: ['118 Foundry Lane', 'Asheville, NC 28801'],
  email: 'hello@fernandkiln.example',
  phone: '',
  register: ['VAT ID 123456'],
  country: 'the United States',
  provider: 'Stripe',
  uses: ['orders' as const, 'payments' as const, 'analytics' as const],
  returnDays: 14,
  returnCost: 'buyer' as const,
};
const answer = {
  revision: 12,
  version: 'k3J9',
  ...someAnswers,
  isAnswered: true,
  found: ['orders' as const],
  pages: [{ kind: 'privacy' as const, page: null }],
};

export const getLegalPages = endpoint({
  method: 'GET',
  path: '/api/admin/legal-pages',
  auth: 'owner',
  summary: 'Returns what legal pages are written from, and the ones there are.',
  answer: legalPages,
  example: { answer },
});

export const putLegalAnswers = endpoint({
  method: 'PUT',
  path: '/api/admin/legal-pages',
  auth: 'owner',
  summary:
    'Changes what legal pages are written from. The pages stay as they are until they are written again.',
  body: legalAnswersChange,
  answer: legalPages,
  errors: ['STALE_REVISION'],
  example: { body: { version: 'k3J9', ...someAnswers }, answer },
});

export const writeLegalPage = endpoint({
  method: 'POST',
  path: '/api/admin/legal-pages/:kind',
  auth: 'owner',
  summary:
    'Writes a legal page as a draft, in the language of the site; one that is there gets it as its next draft. Visitors see it when it is published.',
  params: z.object({ kind }),
  body: z.strictObject({
    /** Whether words that the owner has edited are replaced too. */
    replacesEdits: z.boolean(),
  }),
  answer: legalPages,
  errors: [
    'LEGAL_ANSWERS_MISSING',
    'LEGAL_PAGE_EDITED',
    'PAGE_LOCKED',
    'PAGE_LIMIT',
    'CONTENT_FIELD_INVALID',
    'CONTENT_NOT_FOUND',
    'PAGE_FROM_NEWER',
    'URL_ID_TAKEN',
  ],
  example: { params: { kind: 'privacy' }, body: { replacesEdits: false }, answer },
});

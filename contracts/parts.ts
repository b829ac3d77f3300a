import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { ownSection } from './page-document.ts';
import { id, time } from './primitives.ts';

/** Characters of the name of a shared or saved section. */
export const MAX_SECTION_NAME = 80;

/** The name of a shared or saved section, as it is typed. */
export const sectionName = z
  .string()
  .trim()
  .min(1, 'Give the section a name.')
  .max(MAX_SECTION_NAME, `A name has at most ${MAX_SECTION_NAME} characters.`)
  .regex(/^\P{Cc}*$/u, 'A name is one line.');

/** A page on which a shared section stands, as visitors see it or in the page's draft. */
const usage = z.strictObject({
  id,
  title: z.string(),
  path: z.string(),
  /** Whether visitors see it there. */
  isShown: z.boolean(),
});

const part = z.strictObject({
  id,
  name: z.string(),
  /** Whether its draft differs from what visitors see. */
  hasDraft: z.boolean(),
  updatedOn: time,
  /** By title. */
  pages: z.array(usage),
});
export type SharedSection = AnswerOf<typeof part>;

const params = z.object({ id: z.uuid() });
const example = {
  id: '0198c0de-0000-7000-8000-000000000001',
  name: 'Opening hours',
  hasDraft: false,
  updatedOn: '2026-11-26T09:00:00.000Z',
  pages: [{ id: '0198c0de-0000-7000-8000-000000000002', title: 'Contact', path: '/contact', isShown: true }],
};

export const listParts = endpoint({
  method: 'GET',
  path: '/api/admin/parts',
  auth: 'owner',
  summary: 'Lists the shared sections of a website by name, with the pages on which each stands.',
  answer: z.strictObject({ parts: z.array(part) }),
  example: { answer: { parts: [example] } },
});

export const getPart = endpoint({
  method: 'GET',
  path: '/api/admin/parts/:id',
  auth: 'owner',
  summary:
    'Returns a shared section with the pages on which it stands. Its blocks are opened as a page’s draft.',
  params,
  answer: part,
  errors: ['CONTENT_NOT_FOUND'],
  example: { answer: example },
});

export const createPart = endpoint({
  method: 'POST',
  path: '/api/admin/parts',
  auth: 'owner',
  summary:
    'Makes a copy of a section one that stands on many pages. Visitors see it on the pages that refer to it, from their next publishing.',
  body: z.object({
    name: sectionName,
    section: ownSection,
  }),
  answer: part,
  status: 201,
  errors: ['SHARED_SECTION_LIMIT', 'DRAFT_INCOMPLETE'],
  example: {
    body: {
      name: 'Opening hours',
      section: { id: 'hours', theme: 'light', space: 'normal', fullWidth: false, blocks: [] },
    },
    answer: example,
  },
});

export const renamePart = endpoint({
  method: 'PUT',
  path: '/api/admin/parts/:id',
  auth: 'owner',
  summary: 'Renames a shared section. Visitors never see its name.',
  params,
  body: z.object({ name: sectionName }),
  answer: part,
  errors: ['CONTENT_NOT_FOUND'],
  example: { body: { name: 'Opening hours' }, answer: example },
});

export const deletePart = endpoint({
  method: 'DELETE',
  path: '/api/admin/parts/:id',
  auth: 'owner',
  summary: 'Deletes a shared section: its places on pages are empty at once. It can be restored for 30 days.',
  params,
  answer: null,
  errors: ['CONTENT_NOT_FOUND'],
});

export const restorePart = endpoint({
  method: 'POST',
  path: '/api/admin/parts/:id/restore',
  auth: 'owner',
  summary: 'Restores a deleted shared section in all its places.',
  params,
  answer: part,
  errors: ['CONTENT_NOT_FOUND', 'SHARED_SECTION_LIMIT'],
  example: { answer: example },
});

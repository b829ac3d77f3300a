import * as z from 'zod';
import { type AnswerOf, endpoint } from './endpoint.ts';
import { ownSection, pageSection } from './page-document.ts';
import { sectionName } from './parts.ts';
import { id } from './primitives.ts';

/** Saved sections of a website. */
export const MAX_SAVED_SECTIONS = 100;
/** Kilobytes of a saved section as JSON. */
export const MAX_SAVED_KB = 128;

const saved = z.strictObject({ id, name: z.string(), section: pageSection });
export type SavedSection = AnswerOf<typeof saved>;

/** `section`: null for one that a newer version of the product saved, which only that can add. */
const listed = z.strictObject({ id, name: z.string(), section: pageSection.nullable() });
export type ListedSection = AnswerOf<typeof listed>;

const params = z.object({ id: z.uuid() });
const section = { id: 'hours', theme: 'light', space: 'normal', fullWidth: false, blocks: [] } as const;
const example = { id: '0198c0de-0000-7000-8000-000000000001', name: 'Opening hours', section };

export const listSavedSections = endpoint({
  method: 'GET',
  path: '/api/admin/saved-sections',
  auth: 'owner',
  summary: 'Lists the sections that were saved to be added again, by name.',
  answer: z.strictObject({ sections: z.array(listed) }),
  example: { answer: { sections: [{ ...example, section: { ...section, blocks: [] } }] } },
});

export const saveSection = endpoint({
  method: 'POST',
  path: '/api/admin/saved-sections',
  auth: 'owner',
  summary: 'Saves a copy of a section. What is added from it to a page is a copy again.',
  body: z.object({
    name: sectionName,
    section: ownSection,
  }),
  answer: saved,
  status: 201,
  errors: ['SAVED_SECTION_LIMIT', 'SECTION_TOO_LARGE', 'CONTENT_FIELD_INVALID'],
  example: {
    body: { name: 'Opening hours', section: { ...section, blocks: [] } },
    answer: { ...example, section: { ...section, blocks: [] } },
  },
});

export const renameSavedSection = endpoint({
  method: 'PUT',
  path: '/api/admin/saved-sections/:id',
  auth: 'owner',
  summary: 'Renames a saved section.',
  params,
  body: z.object({ name: sectionName }),
  answer: null,
  errors: ['CONTENT_NOT_FOUND'],
  example: { body: { name: 'Opening hours' } },
});

export const deleteSavedSection = endpoint({
  method: 'DELETE',
  path: '/api/admin/saved-sections/:id',
  auth: 'owner',
  summary:
    'Deletes a saved section. One that is gone already is no error; pages keep what was added from it.',
  params,
  answer: null,
});

import type { Letter } from '@vitrine/contracts/letters.ts';
import { expect, it } from 'vitest';
import { letterValuesOf, nameOfFault, newPart, readLetter } from './letter-values.ts';

const anId = '0195c7a0-5f3e-7cc1-9d2a-3b1f5f0c8a21';
const stored: Letter = {
  id: anId,
  revision: 3,
  status: 'draft',
  subject: 'The kiln opens',
  previewText: '',
  senderName: '',
  parts: [
    { id: 'a', type: 'text', html: '<p>Come.</p>' },
    { id: 'b', type: 'image', assetId: anId, altText: 'A kiln', href: '/kiln' },
    {
      id: 'c',
      type: 'images',
      left: { assetId: anId, altText: '', href: '' },
      right: { assetId: null, altText: '', href: '' },
    },
    { id: 'd', type: 'button', label: 'Look', href: '/shop' },
    { id: 'e', type: 'product', itemId: anId },
    { id: 'f', type: 'line' },
    { id: 'g', type: 'spacer', size: 'large' },
  ],
  listId: anId,
  segmentId: null,
  isPublic: true,
  pictures: [],
  products: [],
  listName: 'Kiln letter',
  segmentName: '',
  sender: { name: 'Fern', address: 'fern@example.com' },
  isMailSent: true,
  hasAddress: true,
  sendsOn: null,
  problem: null,
  progress: null,
  path: null,
  updatedOn: '2026-03-02T15:00:00.000Z',
  deletedOn: null,
};

it('is read as it was stored', () => {
  const { subject, previewText, senderName, parts, listId, segmentId, isPublic, revision } = stored;
  expect(readLetter(letterValuesOf(stored), stored)).toEqual({
    ok: true,
    body: { subject, previewText, senderName, parts, listId, segmentId, isPublic, revision },
  });
});

it('takes an unfinished letter, and refuses what no letter can have at its field', () => {
  const values = letterValuesOf(stored);
  const unfinished = {
    ...values,
    subject: '',
    listId: '',
    parts: [newPart('image', 'x'), newPart('button', 'y')],
  };
  expect(readLetter(unfinished, stored).ok).toBe(true);
  const refused = readLetter(
    {
      ...values,
      subject: 'x'.repeat(151),
      parts: [{ ...newPart('image', 'x'), left: { assetId: '', altText: '', href: 'javascript:alert(1)' } }],
    },
    stored,
  );
  expect(refused.ok ? {} : Object.keys(refused.problems).toSorted()).toEqual([
    'parts.x.left.href',
    'subject',
  ]);
});

it('leads each fault to its field', () => {
  const parts = letterValuesOf(stored).parts;
  expect(nameOfFault('parts.1.assetId', parts)).toBe('parts.b.left.assetId');
  expect(nameOfFault('parts.2.right.assetId', parts)).toBe('parts.c.right.assetId');
  expect(nameOfFault('parts.3.href', parts)).toBe('parts.d.href');
  expect(nameOfFault('parts', parts)).toBe('parts');
  expect(nameOfFault('subject', parts)).toBe('subject');
});

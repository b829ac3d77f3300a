import type { Letter } from '@vitrine/contracts/letters.ts';
import { expect } from 'vitest';
import type { TestVisitor } from './shop-fixture.ts';

/** A draft that is whole, once `change` says whom it goes to. */
export async function writtenLetter(owner: TestVisitor, change: object): Promise<Letter> {
  const made = await owner.send('POST', '/api/admin/letters', { subject: 'The kiln opens' });
  expect(made.statusCode, made.body).toBe(201);
  const { id, revision } = made.json<Letter>();
  const answer = await owner.send('PUT', `/api/admin/letters/${id}`, {
    revision,
    subject: 'The kiln opens',
    previewText: '',
    senderName: '',
    parts: [{ id: 'a', type: 'text', html: '<p>Come and <a href="/shop">see</a>.</p>' }],
    listId: null,
    segmentId: null,
    isPublic: false,
    ...change,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Letter>();
}

/** A letter whose sending has begun, or that is scheduled for a time of the site's clock; its id. */
export async function sentLetter(
  owner: TestVisitor,
  change: object,
  sendsAt: string | null = null,
): Promise<string> {
  const { id, revision } = await writtenLetter(owner, change);
  const begun = await owner.send('POST', `/api/admin/letters/${id}/send`, { revision, sendsAt });
  expect(begun.statusCode, begun.body).toBe(200);
  return id;
}

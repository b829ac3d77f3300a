import { expect, it } from 'vitest';
import { csvReader } from '../csv/read-csv.ts';
import { readSubscriberHeads, readSubscriberRow } from './read-subscriber-rows.ts';

function read(text: string) {
  const reader = csvReader(',');
  const [first, ...rows] = [...reader.push(text), ...reader.end()];
  const columns = first === undefined ? null : readSubscriberHeads(first.cells);
  if (columns === null) throw new Error('no file of subscribers');
  return { ignored: columns.ignored, rows: rows.map((row) => readSubscriberRow(row, columns)) };
}

it('reads the usual exports', () => {
  const { rows, ignored } = read(
    'Email Address,First Name,Last Name,TAGS,Language,MEMBER_RATING\nJune@Example.com,June,Fern,"Club, club,Kiln",de-CH,2\n',
  );
  expect(ignored).toEqual(['MEMBER_RATING']);
  expect(rows).toEqual([
    { line: 2, email: 'june@example.com', name: 'June Fern', tags: ['Club', 'Kiln'], language: 'de-CH' },
  ]);
});

it('is no file of subscribers without a column of addresses', () => {
  expect(readSubscriberHeads(['name', 'phone'])).toBe(null);
});

it.each([
  ['no address', 'email', ''],
  ['june@', 'email', 'june@'],
  ['a@b', 'email', 'a@b'],
])('refuses %s and says why', (email, problem, value) => {
  expect(read(`email\n"${email === 'no address' ? ' ' : email}",`).rows).toEqual([
    { line: 2, problem, value },
  ]);
});

it.each([
  'unsubscribed',
  'Cleaned',
  'opt-out',
  'bounced',
  'Complained',
  'pending',
  'not_subscribed',
  'Never subscribed',
  'blocklisted',
  'inactive',
  'no',
  'FALSE',
  '0',
  'отписан',
])('does not write to those whom another service lists as %s', (state) => {
  expect(read(`email,status\njune@example.com,${state}\n`).rows).toEqual([
    { line: 2, problem: 'left', value: state },
  ]);
});

it.each(['', '-', 'active', 'Subscribed', 'CONFIRMED', 'opt-in', 'Opted In', 'yes', 'true', '1', 'enabled'])(
  'takes those whom another service lists as %j',
  (state) => {
    expect(read(`email,status\njune@example.com,${state}\n`).rows).toMatchObject([
      { email: 'june@example.com' },
    ]);
  },
);

it('cuts what is wrong between two characters, so that it can be stored', () => {
  const value = `${'x'.repeat(99)}${'🏺'.repeat(200)}`;
  expect(read(`email\n${value}\n`).rows).toEqual([{ line: 2, problem: 'email', value: 'x'.repeat(99) }]);
});

it('takes formulas as the texts they were written from', () => {
  expect(read("email,name\njune@example.com,'=1+1\n").rows).toMatchObject([{ name: '=1+1' }]);
});

it('refuses names and tags that are too long, and lines that end in a quote', () => {
  expect(read(`email,name\njune@example.com,${'x'.repeat(201)}\n`).rows).toMatchObject([
    { problem: 'too-long' },
  ]);
  expect(read(`email,tags\njune@example.com,${'x'.repeat(41)}\n`).rows).toMatchObject([{ problem: 'tags' }]);
  expect(read('email,name\njune@example.com,"open').rows).toMatchObject([{ problem: 'broken' }]);
});

import { describe, expect, test } from 'vitest';
import { blockList, describedBlock } from './block-list.ts';
import { deletedWords, missingWords } from './missing-words.ts';
import { openBlock } from './registry.ts';

function lacks(type: string, props: Readonly<Record<string, unknown>>): string {
  const description = describedBlock(type);
  const opened = openBlock(type, props);
  if (description === undefined || opened.ok) throw new Error(`${type} lacks nothing`);
  const fresh = openBlock(type, description.starting);
  return missingWords(description, props, opened.paths, fresh.ok ? [] : fresh.paths);
}
const id = '0199aaaa-0000-7000-8000-000000000001';

const gone = (type: string, props: object) => {
  const description = describedBlock(type);
  return description === undefined ? undefined : deletedWords(description, props, id);
};

describe('what a half-made block lacks', () => {
  test('is in the words of its description, and names every field', () => {
    expect(lacks('image', {})).toBe('Choose a picture.');
    expect(lacks('image', { assetId: null })).toBe('Choose a picture.');
    expect(lacks('hero', { title: '' })).toBe('Choose a picture. Fill in “Title”.');
    expect(lacks('hero', { assetId: id, title: '' })).toBe('Fill in “Title”.');
    expect(lacks('hero', { assetId: id, title: 'x'.repeat(161) })).toBe('Check “Title”.');
  });

  test('names the entry of a list', () => {
    expect(lacks('gallery', { pictures: [{ assetId: id }, {}] })).toBe('Picture 2: Choose a picture.');
    const many = Array.from({ length: 5 }, () => ({}));
    expect(lacks('gallery', { pictures: many })).toBe(
      'Picture 1: Choose a picture. Picture 2: Choose a picture. Picture 3: Choose a picture. And 2 more.',
    );
  });

  test.each(blockList.map(({ description }) => description.type))(
    'of a new %s is said without names of props or schema messages',
    (type) => {
      const { starting, missing } = describedBlock(type) ?? { starting: {}, missing: undefined };
      if (openBlock(type, starting).ok) return expect(openBlock(type, starting).ok).toBe(true);
      expect(lacks(type, starting)).toContain(missing);
      expect(lacks(type, starting)).not.toMatch(/invalid|expected|assetId|Something in it/i);
    },
  );

  test('of a prop without a field is said all the same', () => {
    expect(lacks('image', { assetId: id, newWindow: 'yes' })).toMatch(/^Check “.+”\.$/);
  });
});

describe('a file that was deleted while it is in use', () => {
  test('is named by what is chosen instead, and where it stands', () => {
    expect(gone('image', { assetId: id })).toBe('Choose a picture: this one was deleted.');
    expect(gone('gallery', { pictures: [{ assetId: 'x' }, { assetId: id }] })).toBe(
      'Picture 2: Choose a picture: this one was deleted.',
    );
    expect(gone('video', { video: { kind: 'file', assetId: id } })).toBe(
      'Choose a video: this one was deleted.',
    );
    expect(gone('audio', { coverId: id })).toBe('Choose a picture: this one was deleted.');
  });

  test('is not looked for in blocks that do not hold it', () => {
    expect(gone('image', { assetId: 'another' })).toBe(null);
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..', 'themes');
/** Names that are the same in every language. */
const names: ReadonlySet<string> = new Set(['Google Calendar', 'iCal']);

/** What a template writes itself between its tags, and in attributes that are read out or shown. */
function ownWords(source: string): string[] {
  const withoutTemplate = source.replaceAll(/\{[^{}]*\}/g, '\n');
  const attributes = [...withoutTemplate.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)];
  const text = withoutTemplate.replaceAll(/<[^>]*>/g, '\n').split('\n');
  return [...text, ...attributes.map(([, value = '']) => value)]
    .map((words) => words.trim())
    .filter((words) => /\p{L}{2}/u.test(words) && !names.has(words));
}

it('finds what is written in a template', () => {
  expect(ownWords('<p title="Here">{.if a}Nothing{.or}{b|html}{.end}</p>')).toEqual(['Nothing', 'Here']);
});

// What a visitor reads is the owner's or in the website's language: nobody has to change a template for it.
it.each(['atelier', 'gazette', 'noctis'])(
  'no text of %s is one that only a developer can change',
  async (theme) => {
    const files = (await readdir(join(folder, theme), { recursive: true })).filter((file) =>
      /\.(?:block|list|item|page|region)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(40);
    for (const file of files)
      expect(ownWords(await readFile(join(folder, theme, file), 'utf8')), file).toEqual([]);
  },
);

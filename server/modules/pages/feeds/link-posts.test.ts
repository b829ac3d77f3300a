import { expect, it } from 'vitest';
import { loadTheme } from '../../templates/themes/theme.ts';

const item = (title: string, passthrough: boolean) => ({
  id: title,
  title,
  passthrough,
  sourceUrl: 'https://elsewhere.example/a?b=1&c=2',
  fullUrl: `/list/${title}`,
  startDate: 0,
});

// A list shows its first item larger, in a separate template.
it.each(
  ['atelier', 'gazette', 'noctis'].flatMap((theme) =>
    ['blog', 'portfolio', 'gallery', 'events'].map((kind) => [theme, kind] as const),
  ),
)('%s leads from a list of %s straight to the source of a link post', async (name, kind) => {
  const theme = await loadTheme(name);
  const show = (items: readonly object[]): string =>
    theme.renderPart(`collections/${kind}.list`, { collection: { title: 'List' }, items, upcoming: items }, 0)
      .html;
  const titles = ['one', 'two', 'three', 'four', 'five'];
  const linked = show(titles.map((title) => item(title, true)));
  expect(linked.split('href="https://elsewhere.example/a?b=1&amp;c=2"').length - 1).toBeGreaterThanOrEqual(5);
  expect(linked).not.toContain('href="/list/');
  const plain = show(titles.map((title) => item(title, false)));
  expect(plain).toContain('href="/list/one"');
  expect(plain).not.toContain('elsewhere.example');
});

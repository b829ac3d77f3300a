import { expect, it } from 'vitest';
import { loadTheme } from './theme.ts';

it('Atelier uses only features of the template language', async () => {
  const { warnings } = await loadTheme('atelier');
  expect(warnings).toEqual([]);
});

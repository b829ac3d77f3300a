import { expect, it } from 'vitest';
import { loadTheme } from './theme.ts';

it('Atelier uses only what the template language has', async () => {
  const { warnings } = await loadTheme('atelier');
  expect(warnings).toEqual([]);
});

import { expect, it } from 'vitest';
import { loadTheme } from './theme.ts';

it('Atelier uses nothing the template language does not know', async () => {
  const { warnings } = await loadTheme('atelier');
  expect(warnings).toEqual([]);
});

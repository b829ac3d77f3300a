import type { Areas } from './arrange-areas.ts';
import type { GridArea } from './page-document.ts';

/**
 * What changes when areas get equal spaces between them: `across` their columns, `down` their rows. The outermost two
 * stay; cells that cannot be shared out evenly differ by one. Nothing for fewer than three.
 */
export function distributeAreas(areas: Areas, how: 'across' | 'down'): Areas {
  const [start, length] = how === 'across' ? (['column', 'columns'] as const) : (['row', 'rows'] as const);
  const endOf = (area: GridArea): number => area[start] + area[length];
  const ordered = [...areas].toSorted(([, a], [, b]) => a[start] - b[start] || endOf(a) - endOf(b));
  const [first] = ordered;
  const last = ordered.at(-1);
  if (first === undefined || last === undefined || ordered.length < 3) return new Map();
  const taken = ordered.reduce((sum, [, area]) => sum + area[length], 0);
  const space = endOf(last[1]) - first[1][start] - taken;
  const changed = new Map<string, GridArea>();
  let before = 0;
  for (const [index, [id, area]] of ordered.entries()) {
    const at = first[1][start] + before + Math.round((space * index) / (ordered.length - 1));
    before += area[length];
    // A wide one in the middle may reach further than the last.
    const isOuter = index === 0 || index === ordered.length - 1;
    const moved = Math.max(1, at);
    if (!isOuter && moved !== area[start]) changed.set(id, { ...area, [start]: moved });
  }
  return changed;
}

import { type Areas, moveTogether } from './arrange-areas.ts';
import { boundsOf, moveArea } from './grid.ts';
import type { GridArea } from './page-document.ts';

/**
 * Areas after several blocks, by their sections, were moved together by so many columns and rows: each stays in its
 * section, and all go as far as all of them can, so that their relative places stay. All areas, also those that stayed.
 */
export function moveGroups(groups: readonly Areas[], dx: number, dy: number, gridColumns: number): Areas {
  const filled = groups.filter(({ size }) => size > 0);
  const steps = filled.map((areas) => {
    const bounds = boundsOf([...areas.values()]);
    if (bounds === null) return { column: 0, row: 0 };
    const moved = moveArea(bounds, dx, dy, gridColumns);
    return { column: moved.column - bounds.column, row: moved.row - bounds.row };
  });
  const [columns, rows] = [
    shortest(steps.map(({ column }) => column)),
    shortest(steps.map(({ row }) => row)),
  ];
  return new Map(
    filled.flatMap((areas) => [...areas, ...moveTogether(areas, columns, rows, gridColumns)] as const),
  );
}

/**
 * Areas of several blocks for one section that all of them go to: those of one section as they stand to each other, those
 * of the next section below them. The first row in use stays the first section's.
 */
export function gatherGroups(groups: readonly Areas[]): Areas {
  const gathered = new Map<string, GridArea>();
  let next: number | null = null;
  for (const areas of groups) {
    const bounds = boundsOf([...areas.values()]);
    if (bounds === null) continue;
    const by: number = next === null ? 0 : next - bounds.row;
    for (const [id, area] of areas) gathered.set(id, { ...area, row: area.row + by });
    next = bounds.row + bounds.rows + by;
  }
  return gathered;
}

const shortest = (steps: readonly number[]): number =>
  steps.reduce((least, step) => (Math.abs(step) < Math.abs(least) ? step : least), steps[0] ?? 0);

import type { ContrastWarningView } from '@vitrine/contracts/themes.ts';

/** Warnings that the same shade of the same tweak mends. */
export interface WarningGroup {
  readonly key: string;
  readonly tweak: string | null;
  readonly shade: string | null;
  readonly warnings: readonly ContrastWarningView[];
}

/** The warnings by what mends them, in the order in which they first appear; those that nothing mends come last. */
export function groupWarnings(warnings: readonly ContrastWarningView[]): WarningGroup[] {
  const groups = new Map<string, ContrastWarningView[]>();
  for (const warning of warnings) {
    const key = warning.shade === null ? '' : `${warning.tweak ?? ''} ${warning.shade}`;
    groups.set(key, [...(groups.get(key) ?? []), warning]);
  }
  return [...groups]
    .map(([key, of]) => ({ key, tweak: of[0]?.tweak ?? null, shade: of[0]?.shade ?? null, warnings: of }))
    .toSorted((one, other) => Number(one.shade === null) - Number(other.shade === null));
}

import type { TweakView } from '@vitrine/contracts/themes.ts';

/** Unsaved values by the tweak's name. */
export type TypedTweaks = Readonly<Record<string, string>>;

/** The unsaved values as the API takes them: '' resets to the theme's default. */
export function changesOf(tweaks: readonly TweakView[], typed: TypedTweaks): Record<string, string> {
  const changes: Record<string, string> = {};
  for (const { name, default: original } of tweaks) {
    const value = typed[name];
    if (value !== undefined) changes[name] = value === original ? '' : value;
  }
  return changes;
}

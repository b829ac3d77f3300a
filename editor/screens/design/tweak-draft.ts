import type { TweakView } from '@vitrine/contracts/themes.ts';
import * as z from 'zod';
import { text } from '../../text/en.ts';

/** Unsaved values by the tweak's name. */
export type TypedTweaks = Readonly<Record<string, string>>;

/** Error messages by the tweak's name. */
export type TweakProblems = Readonly<Record<string, string>>;

export interface TweakGroup {
  readonly category: string;
  readonly tweaks: readonly TweakView[];
}

/** Tweaks by category, in the order the theme names them. Those without one come last. */
export function groupTweaks(tweaks: readonly TweakView[]): readonly TweakGroup[] {
  const groups = new Map<string, TweakView[]>();
  for (const tweak of tweaks) {
    const category = tweak.category.trim();
    groups.set(category, [...(groups.get(category) ?? []), tweak]);
  }
  return [...groups]
    .map(([category, of]) => ({ category, tweaks: of }))
    .toSorted((a, b) => Number(a.category === '') - Number(b.category === ''));
}

/** The unsaved values with one more; the stored value counts as no change. */
export function typeValue(typed: TypedTweaks, tweak: TweakView, value: string): TypedTweaks {
  const others = Object.fromEntries(Object.entries(typed).filter(([name]) => name !== tweak.name));
  return value === tweak.value ? others : { ...others, [tweak.name]: value };
}

/** The unsaved values as the API takes them: '' resets to the theme's default. */
export function changesOf(tweaks: readonly TweakView[], typed: TypedTweaks): Record<string, string> {
  const changes: Record<string, string> = {};
  for (const { name, default: original } of tweaks) {
    const value = typed[name];
    if (value !== undefined) changes[name] = value === original ? '' : value;
  }
  return changes;
}

/** Empty fields: the server would reset them to the theme's default, but a person has probably made a mistake. */
export function emptyTweaks(tweaks: readonly TweakView[], typed: TypedTweaks): TweakProblems {
  return Object.fromEntries(
    tweaks
      .filter(({ name, default: original }) => typed[name]?.trim() === '' && original !== '')
      .map(({ name }) => [name, text.design.missing]),
  );
}

/** After a save: values typed while it was in flight stay, even those equal to what was stored `before`. */
export function typedSince(before: readonly TweakView[], typed: TypedTweaks, sent: TypedTweaks): TypedTweaks {
  const putBack = before
    .filter(({ name }) => Object.hasOwn(sent, name) && !Object.hasOwn(typed, name))
    .map(({ name, value }) => [name, value]);
  const others = Object.entries(typed).filter(([name, value]) => sent[name] !== value);
  return Object.fromEntries([...others, ...putBack]);
}

/** The server names fields by their path in the request (`tweaks.ink`); the form, by the tweak. */
export function problemsOf(fields: Readonly<Record<string, string>>): TweakProblems {
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => [path.replace(/^tweaks\./, ''), sentence]),
  );
}

/** Unsaved values, and the stored values when they were typed; both by the tweak's name. */
export const savedTweaksDraft = z.object({
  typed: z.record(z.string(), z.string()),
  base: z.record(z.string(), z.string()),
});
export type SavedTweaksDraft = z.output<typeof savedTweaksDraft>;

export function valuesOf(tweaks: readonly TweakView[], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    tweaks.filter(({ name }) => names.includes(name)).map(({ name, value }) => [name, value]),
  );
}

/** Whether stored values have changed since, or a tweak no longer exists. */
export function isDraftStale(kept: SavedTweaksDraft, tweaks: readonly TweakView[]): boolean {
  const now = valuesOf(tweaks, Object.keys(kept.base));
  return Object.entries(kept.base).some(([name, value]) => now[name] !== value);
}

/** The unsaved values that the theme still has, with those typed since on top. */
export function restoreTweaks(
  kept: SavedTweaksDraft,
  typed: TypedTweaks,
  tweaks: readonly TweakView[],
): TypedTweaks {
  const left = tweaks.reduce<TypedTweaks>((so, tweak) => {
    const value = kept.typed[tweak.name];
    return value === undefined ? so : typeValue(so, tweak, value);
  }, {});
  return { ...left, ...typed };
}

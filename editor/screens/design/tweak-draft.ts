import type { TweakView } from '@vitrine/contracts/themes.ts';
import * as z from 'zod';
import { text } from '../../text/en.ts';

/** What was typed and is not saved, by the tweak's name. */
export type TypedTweaks = Readonly<Record<string, string>>;

/** A sentence by the tweak's name. */
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

/** What was typed with one value more; a value as it is stored is no change. */
export function typeValue(typed: TypedTweaks, tweak: TweakView, value: string): TypedTweaks {
  const others = Object.fromEntries(Object.entries(typed).filter(([name]) => name !== tweak.name));
  return value === tweak.value ? others : { ...others, [tweak.name]: value };
}

/** What was typed as the call takes it: '' goes back to the theme's own value. */
export function changesOf(tweaks: readonly TweakView[], typed: TypedTweaks): Record<string, string> {
  const changes: Record<string, string> = {};
  for (const { name, default: original } of tweaks) {
    const value = typed[name];
    if (value !== undefined) changes[name] = value === original ? '' : value;
  }
  return changes;
}

/** Fields left empty: for the server that would mean the theme's own value, for a person it is a slip. */
export function emptyOnes(tweaks: readonly TweakView[], typed: TypedTweaks): TweakProblems {
  return Object.fromEntries(
    tweaks
      .filter(({ name, default: original }) => typed[name]?.trim() === '' && original !== '')
      .map(({ name }) => [name, text.design.missing]),
  );
}

/** After a save: what was typed while the answer was on its way stays, also where that is what was stored `before`. */
export function typedSince(before: readonly TweakView[], typed: TypedTweaks, sent: TypedTweaks): TypedTweaks {
  const putBack = before
    .filter(({ name }) => Object.hasOwn(sent, name) && !Object.hasOwn(typed, name))
    .map(({ name, value }) => [name, value]);
  const others = Object.entries(typed).filter(([name, value]) => sent[name] !== value);
  return Object.fromEntries([...others, ...putBack]);
}

/** The server names fields by their place in the call (`tweaks.ink`); the form, by the tweak. */
export function problemsOf(fields: Readonly<Record<string, string>>): TweakProblems {
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => [path.replace(/^tweaks\./, ''), sentence]),
  );
}

/** Values that were left unsaved, and what was stored when they were typed; both by the tweak's name. */
export const keptTweaks = z.object({
  typed: z.record(z.string(), z.string()),
  base: z.record(z.string(), z.string()),
});
export type KeptTweaks = z.output<typeof keptTweaks>;

export function valuesOf(tweaks: readonly TweakView[], names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    tweaks.filter(({ name }) => names.includes(name)).map(({ name, value }) => [name, value]),
  );
}

/** Whether what was typed over has changed since, or is no longer the theme's. */
export function isKeptStale(kept: KeptTweaks, tweaks: readonly TweakView[]): boolean {
  const now = valuesOf(tweaks, Object.keys(kept.base));
  return Object.entries(kept.base).some(([name, value]) => now[name] !== value);
}

/** What was left unsaved, as far as the theme still has it, and what was typed since on top. */
export function restoreTweaks(
  kept: KeptTweaks,
  typed: TypedTweaks,
  tweaks: readonly TweakView[],
): TypedTweaks {
  const left = tweaks.reduce<TypedTweaks>((so, tweak) => {
    const value = kept.typed[tweak.name];
    return value === undefined ? so : typeValue(so, tweak, value);
  }, {});
  return { ...left, ...typed };
}

import type { TweakView } from '@vitrine/contracts/themes.ts';
import { nameOfFamily } from '@vitrine/domain/design/fonts/family-names.ts';
import { readFont } from '../font-declarations.ts';
import type { DeskValues } from './desk-history.ts';
import { shownValue } from './desk-values.ts';

/** Tweaks of one category. */
export interface StyleGroup {
  readonly category: string;
  readonly tweaks: readonly TweakView[];
}

/** Tweaks by category, in the order the theme names them. Those without one come last. */
export function groupTweaks(tweaks: readonly TweakView[]): readonly StyleGroup[] {
  const groups = new Map<string, TweakView[]>();
  for (const tweak of tweaks) {
    const category = tweak.category.trim();
    groups.set(category, [...(groups.get(category) ?? []), tweak]);
  }
  return [...groups]
    .map(([category, of]) => ({ category, tweaks: of }))
    .toSorted((a, b) => Number(a.category === '') - Number(b.category === ''));
}

/** What a group is at a glance. */
export interface GroupSummary {
  /** Values of its colors, at most eight. */
  readonly colors: readonly string[];
  /** Names of its font families, each once, at most three. */
  readonly families: readonly string[];
  /** Its other settings. */
  readonly others: number;
}

export function summarize({ tweaks }: StyleGroup, values: DeskValues): GroupSummary {
  const valueOf = (tweak: TweakView): string => shownValue(tweak, values);
  const fonts = tweaks
    .filter(({ type }) => type === 'font')
    .map((tweak) => nameOfFamily(readFont(valueOf(tweak)).get('font-family') ?? ''))
    .filter((name) => name !== '');
  return {
    colors: tweaks
      .filter(({ type }) => type === 'color')
      .slice(0, 8)
      .map(valueOf),
    families: [...new Set(fonts)].slice(0, 3),
    others: tweaks.filter(({ type }) => type !== 'color' && type !== 'font').length,
  };
}

/** Tweaks of one part of a category, such as one text style. */
export interface GroupPart {
  readonly name: string;
  readonly tweaks: readonly TweakView[];
}

/** The parts of a group, in the order the theme names them. */
export function partsOfGroup({ tweaks }: StyleGroup): readonly GroupPart[] {
  const parts = new Map<string, TweakView[]>();
  for (const tweak of tweaks) parts.set(tweak.group, [...(parts.get(tweak.group) ?? []), tweak]);
  return [...parts].map(([name, of]) => ({ name, tweaks: of }));
}

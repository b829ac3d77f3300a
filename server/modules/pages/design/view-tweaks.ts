import type { TweakView } from '@vitrine/contracts/themes.ts';
import { derivedColors, type Theme, type TweakValues } from '../../templates/index.ts';

/** The tweaks of a theme with an owner's values. What has its value in the Less is private. */
export function viewTweaks(theme: Theme, values: TweakValues): TweakView[] {
  const derived = derivedColors(theme, values);
  return theme.tweaks.map(({ carrier: _carrier, bodyClass: _class, hasClass: _has, ...tweak }) => {
    const original = derived[tweak.name] ?? tweak.default;
    return { ...tweak, default: original, value: values[tweak.name] ?? original };
  });
}

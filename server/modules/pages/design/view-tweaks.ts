import type { TweakView } from '@vitrine/contracts/themes.ts';
import type { Theme, TweakValues } from '../../templates/index.ts';

/** The tweaks of a theme with an owner's values. What has its value in the Less is private. */
export function viewTweaks({ tweaks }: Theme, values: TweakValues): TweakView[] {
  return tweaks.map(({ carrier: _carrier, bodyClass: _class, ...tweak }) => ({
    ...tweak,
    value: values[tweak.name] ?? tweak.default,
  }));
}

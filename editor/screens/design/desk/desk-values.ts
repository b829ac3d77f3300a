import type { DesignView, PublishDesignBody } from '@vitrine/contracts/design.ts';
import type { TweakView } from '@vitrine/contracts/themes.ts';
import type { DeskValues } from './desk-history.ts';

/** Key of the owner's own CSS. */
export const CSS = 'css';
/** Key of the logo: the id of a picture, `NAME_IS_LOGO`, or '' for none. */
export const LOGO = 'logo';
/** Key of the icon: the id of a picture, or '' for none. */
export const ICON = 'icon';
/** The owner decided that the name is the logo. */
export const NAME_IS_LOGO = 'name';
/** Of a color that is not set: it follows others, so it may be another one after they are published. */
const UNSET = '(unset)';
const TWEAK = 'tweak:';

export const keyOf = ({ name }: Pick<TweakView, 'name'>): string => TWEAK + name;

/** A value as the desk keeps it, and as it is shown. */
export const keptValue = (tweak: TweakView, shown: string): string =>
  tweak.sets !== null && shown === tweak.default ? UNSET : shown;
export function shownValue(tweak: TweakView, values: DeskValues): string {
  const kept = values[keyOf(tweak)] ?? tweak.value;
  return kept === UNSET ? tweak.default : kept;
}

/** Everything that the desk changes, as it is stored. */
export function valuesOf({ tweaks, css, logo, nameIsLogo, icon }: DesignView): DeskValues {
  return {
    ...Object.fromEntries(tweaks.map((tweak) => [keyOf(tweak), keptValue(tweak, tweak.value)])),
    [CSS]: css,
    [LOGO]: logo?.id ?? (nameIsLogo ? NAME_IS_LOGO : ''),
    [ICON]: icon?.id ?? '',
  };
}

/** Every value that is not the theme's own, as the API takes them. */
export function tweaksIn(values: DeskValues, tweaks: readonly TweakView[]): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const tweak of tweaks) {
    const value = shownValue(tweak, values);
    if (value !== tweak.default) chosen[tweak.name] = value;
  }
  return chosen;
}

/** Keys whose values differ. */
export const changedKeys = (values: DeskValues, base: DeskValues): readonly string[] =>
  Object.keys(values).filter((key) => values[key] !== base[key]);

/** What to publish of these values, where `base` is stored. */
export function bodyOf(
  values: DeskValues,
  base: DeskValues,
  { theme, tweaks, version }: Pick<DesignView, 'theme' | 'tweaks' | 'version'>,
): PublishDesignBody {
  const changed = new Set(changedKeys(values, base));
  const logo = values[LOGO] ?? '';
  const icon = values[ICON] ?? '';
  return {
    version,
    theme,
    ...(tweaks.some((tweak) => changed.has(keyOf(tweak))) ? { tweaks: tweaksIn(values, tweaks) } : {}),
    ...(changed.has(CSS) ? { css: values[CSS] ?? '' } : {}),
    ...(changed.has(LOGO)
      ? {
          logo: {
            pictureId: logo === '' || logo === NAME_IS_LOGO ? null : logo,
            nameIsLogo: logo === NAME_IS_LOGO,
          },
        }
      : {}),
    ...(changed.has(ICON) ? { icon: { pictureId: icon === '' ? null : icon } } : {}),
  };
}

/** Sentences by key, of the server's, which are by the path in the request: `tweaks.ink`. */
export function problemsByKey(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => [path.replace(/^tweaks\./, TWEAK), sentence]),
  );
}

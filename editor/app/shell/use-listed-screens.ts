import { type Screen, type ScreenGroup, screenGroups } from '../screen.ts';
import { screens } from '../screens.ts';
import { useMe } from '../session.ts';

/** The screens that the website has, in the order of the navigation. */
export function useListedScreens(): readonly Screen[] {
  const { website } = useMe();
  return screens.filter(({ isListed }) => isListed?.(website) !== false);
}

/** The groups of the navigation that have screens, in order, with their screens. The account has a menu of its own. */
export function useGroupedScreens(): readonly {
  readonly group: ScreenGroup;
  readonly screens: readonly Screen[];
}[] {
  const listed = useListedScreens();
  return screenGroups
    .filter((group) => group !== 'account')
    .map((group) => ({ group, screens: listed.filter((screen) => screen.group === group) }))
    .filter((entry) => entry.screens.length > 0);
}

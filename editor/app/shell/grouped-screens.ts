import { type Screen, type ScreenGroup, screenGroups } from '../screen.ts';
import { screens } from '../screens.ts';

/** The groups of the navigation that have screens, in order, with their screens. The account has a menu of its own. */
export const groupedScreens: readonly { readonly group: ScreenGroup; readonly screens: readonly Screen[] }[] =
  screenGroups
    .filter((group) => group !== 'account')
    .map((group) => ({ group, screens: screens.filter((screen) => screen.group === group) }))
    .filter((entry) => entry.screens.length > 0);

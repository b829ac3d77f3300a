import { useLocation, useNavigate } from 'react-router';
import { text } from '../../text/en.ts';
import {
  ChevronRightIcon,
  ClockIcon,
  KeyboardIcon,
  LeaveIcon,
  OutsideIcon,
  PlusIcon,
} from '../../ui/icons.tsx';
import { useRecent } from '../recent.ts';
import { landingOf, screenAt, settingPath } from '../screen.ts';
import { screens } from '../screens.ts';
import { appearances, useAppearance } from '../shell/use-appearance.ts';
import { useListedScreens } from '../shell/use-listed-screens.ts';
import { signOut } from '../sign-out.ts';
import { pageActions } from './page-actions.ts';
import { filterEntries, isNamedBy, type PaletteEntry, type PaletteGroup } from './palette-entries.ts';

/** Recent entries shown before anything is typed. */
const RECENT = 6;

/** What the palette finds without the server: recent entries, screens, settings, actions. */
export function useLocalGroups(typed: string, onKeys: () => void): readonly PaletteGroup[] {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const recent = useRecent().filter(({ path }) => path !== pathname);
  const [, setAppearance] = useAppearance();
  const go = (path: string) => () => void navigate(path);
  const names = text.shell.palette;

  const recents = recent.slice(0, RECENT).map((entry): PaletteEntry => {
    const screen = screenAt(screens, entry.path);
    return {
      id: `recent-${entry.path}`,
      label: entry.title,
      ...(screen === undefined || screen.name === entry.title ? {} : { detail: screen.name }),
      icon: screen?.icon ?? ClockIcon,
      run: go(entry.path),
    };
  });
  const listed = useListedScreens();
  const places = listed.flatMap((screen): readonly PaletteEntry[] => [
    {
      id: screen.path,
      label: screen.name,
      words: `${screen.words ?? ''} ${text.shell.groups[screen.group]}`,
      icon: screen.icon,
      run: go(landingOf(screen)),
    },
    ...(screen.sections ?? []).map((section) => ({
      id: section.path,
      label: section.name,
      detail: screen.name,
      ...(section.words === undefined ? {} : { words: section.words }),
      icon: screen.icon,
      run: go(section.path),
    })),
  ]);
  const settings = listed.flatMap((screen) =>
    (screen.settings ?? []).map((setting): PaletteEntry => {
      const path = settingPath(screen, setting);
      return {
        id: path,
        label: setting.name,
        detail: screen.name,
        ...(setting.words === undefined ? {} : { words: setting.words }),
        icon: screen.icon,
        run: go(path),
      };
    }),
  );
  const here = pageActions().map(({ name, words, icon = ChevronRightIcon, run }): PaletteEntry => ({
    id: `here-${name}`,
    label: name,
    ...(words === undefined ? {} : { words }),
    icon,
    run,
  }));
  const actions: readonly PaletteEntry[] = [
    ...listed
      .flatMap((screen) => screen.actions ?? [])
      .map((action) => ({
        id: `action-${action.path}`,
        label: action.name,
        ...(action.words === undefined ? {} : { words: action.words }),
        icon: PlusIcon,
        run: go(action.path),
      })),
    {
      id: 'view-site',
      label: text.app.viewSite,
      icon: OutsideIcon,
      run: () => void globalThis.open('/', '_blank', 'noopener'),
    },
    ...appearances.map(({ value, icon }) => ({
      id: `appearance-${value}`,
      label: names.themes[value],
      words: names.themeWords,
      icon,
      run: () => setAppearance(value),
    })),
    { id: 'keys', label: text.shell.keyboard, icon: KeyboardIcon, run: onKeys },
    { id: 'sign-out', label: text.app.signOut, icon: LeaveIcon, run: () => void signOut() },
  ];
  const foundPlaces = { name: names.groups.screens, entries: filterEntries(places, typed) };
  // There are many: only those that are looked for.
  const foundSettings = {
    name: names.groups.settings,
    entries: typed.trim() === '' ? [] : filterEntries(settings, typed),
  };
  // A screen that is found by other terms only stands behind the setting itself.
  const isScreenNamed = typed.trim() === '' || foundPlaces.entries.some((entry) => isNamedBy(entry, typed));
  return [
    // Once something is typed, a recent record is found by the server like any other.
    { name: names.groups.recent, entries: typed.trim() === '' ? recents : [] },
    { name: names.groups.here, entries: filterEntries(here, typed) },
    ...(isScreenNamed ? [foundPlaces, foundSettings] : [foundSettings, foundPlaces]),
    { name: names.groups.actions, entries: filterEntries(actions, typed) },
  ];
}

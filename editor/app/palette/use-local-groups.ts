import { useLocation, useNavigate } from 'react-router';
import { text } from '../../text/en.ts';
import { ClockIcon, KeyboardIcon, LeaveIcon, OutsideIcon, PlusIcon } from '../../ui/icons.tsx';
import { useRecent } from '../recent.ts';
import { screenAt } from '../screen.ts';
import { screens } from '../screens.ts';
import { appearances, useAppearance } from '../shell/use-appearance.ts';
import { useListedScreens } from '../shell/use-listed-screens.ts';
import { signOut } from '../sign-out.ts';
import { filterEntries, type PaletteEntry, type PaletteGroup } from './palette-entries.ts';

/** Recent entries shown before anything is typed. */
const RECENT = 6;

/** What the palette finds without the server: recent entries, screens and their sections, actions. */
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
      run: go(screen.path),
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
  return [
    // Once something is typed, a recent record is found by the server like any other.
    { name: names.groups.recent, entries: typed.trim() === '' ? recents : [] },
    { name: names.groups.screens, entries: filterEntries(places, typed) },
    { name: names.groups.actions, entries: filterEntries(actions, typed) },
  ];
}

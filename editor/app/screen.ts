import type { MeAnswer } from '@vitrine/contracts/accounts.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** The groups of the navigation, in its order. `account` is reached by the account menu instead. */
export const screenGroups = [
  'home',
  'site',
  'store',
  'content',
  'audience',
  'insights',
  'settings',
  'account',
] as const;
export type ScreenGroup = (typeof screenGroups)[number];

/** A part of a screen with an address of its own; the palette finds it. */
export interface ScreenSection {
  /** Address below /config. */
  readonly path: `/${string}`;
  readonly name: string;
  /** Additional search terms. */
  readonly words?: string;
}

/** A setting that the palette leads to: the field itself has the focus then. */
export interface ScreenSetting {
  /** The field's name in its form: `scarcity.enabled`. */
  readonly field: string;
  readonly name: string;
  /** Additional search terms. */
  readonly words?: string;
}

/** The address of a setting: `/settings/store#timeZone`. See `useNamedField`. */
export const settingPath = (screen: Pick<Screen, 'path'>, { field }: ScreenSetting): `/${string}` =>
  `${screen.path}#${field}`;

/** A screen of the editor: its entry in the navigation and the palette, and its routes. */
export interface Screen {
  /** Address below /config. */
  readonly path: `/${string}`;
  /** Where its navigation entry leads, when that is a part of it: what waits there. */
  readonly landing?: `/${string}`;
  readonly name: string;
  readonly group: ScreenGroup;
  /** Additional search terms in the palette. */
  readonly words?: string;
  readonly icon: ComponentType<{ size?: number }>;
  /** Badge on the navigation entry: how much is pending there. */
  readonly badge?: ComponentType;
  /** Whether the navigation and the palette list it, by the website's settings; its address always exists. */
  readonly isListed?: (website: MeAnswer['website']) => boolean;
  readonly sections?: readonly ScreenSection[];
  /** What can be set there, as far as it is always shown. */
  readonly settings?: readonly ScreenSetting[];
  /** What can be made or done there, for the palette: "Add product". */
  readonly actions?: readonly ScreenSection[];
  /** Lazy, so that each view is a separate chunk that is loaded when it is first opened. */
  readonly routes: readonly RouteObject[];
}

/** Where the navigation leads. */
export const landingOf = ({ landing, path }: Pick<Screen, 'landing' | 'path'>): `/${string}` =>
  landing ?? path;

/** Returns its argument, type-checked as a screen. */
export function defineScreen(screen: Screen): Screen {
  return screen;
}

/** The screen an address belongs to, by the longest matching path; undefined for none. */
export function screenAt<S extends Pick<Screen, 'path'>>(
  screens: readonly S[],
  pathname: string,
): S | undefined {
  return screens
    .filter(({ path }) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
}

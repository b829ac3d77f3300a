import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** A screen of the editor: its entry in the navigation and the palette, and its routes. */
export interface Screen {
  /** Address below /config; also where its navigation entry leads. */
  readonly path: `/${string}`;
  readonly name: string;
  /** Additional search terms in the palette. */
  readonly words?: string;
  readonly icon: ComponentType<{ size?: number }>;
  /** Badge on the navigation entry: how much is pending there. */
  readonly badge?: ComponentType;
  /** Lazy, so that each view is a separate chunk that is loaded when it is first opened. */
  readonly routes: readonly RouteObject[];
}

/** Returns its argument, type-checked as a screen. */
export function defineScreen(screen: Screen): Screen {
  return screen;
}

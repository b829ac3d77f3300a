import { useMantineColorScheme } from '@mantine/core';
import type { ComponentType } from 'react';
import { MoonIcon, ScreenIcon, SunIcon } from '../../ui/icons.tsx';

export type Appearance = 'light' | 'dark' | 'auto';

export const appearances: readonly {
  readonly value: Appearance;
  readonly icon: ComponentType<{ size?: number }>;
}[] = [
  { value: 'light', icon: SunIcon },
  { value: 'dark', icon: MoonIcon },
  { value: 'auto', icon: ScreenIcon },
];

/** The editor's colours: light, dark, or as the system is set. Stored in this browser. */
export function useAppearance(): readonly [Appearance, (next: Appearance) => void] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return [colorScheme, setColorScheme];
}

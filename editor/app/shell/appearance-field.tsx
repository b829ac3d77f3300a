import { SegmentedControl } from '@mantine/core';
import { text } from '../../text/en.ts';
import { appearances, type Appearance, useAppearance } from './use-appearance.ts';

/** Light, dark or as the system. */
export function AppearanceField(props: { size?: 'xs' | 'md' }) {
  const [appearance, setAppearance] = useAppearance();
  return (
    <SegmentedControl
      fullWidth
      size={props.size ?? 'xs'}
      aria-label={text.shell.theme}
      value={appearance}
      onChange={(value) => setAppearance(value as Appearance)}
      data={appearances.map(({ value }) => ({ value, label: text.shell.themes[value] }))}
    />
  );
}

import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { layouts as text } from '../../text/en-layouts.ts';
import { currentTheme, hasLayout, layoutChoices } from './theme-layouts.ts';

/** Chooses a page's layout; nothing where the theme has one only, and the page names no other. */
export function LayoutField({
  layout,
  onChange,
}: {
  readonly layout: string;
  readonly onChange: (layout: string) => void;
}) {
  const theme = useQuery(currentTheme).data ?? null;
  if (theme === null) return null;
  const choices = layoutChoices(theme);
  const isMissing = !hasLayout(theme, layout);
  if (choices.length < 2 && !isMissing) return null;
  return (
    <NativeSelect
      label={text.label}
      description={isMissing ? text.missingText(layout, theme.title) : text.hint}
      data={[...choices, ...(isMissing ? [{ value: layout, label: text.missing(layout) }] : [])]}
      value={layout === 'default' ? '' : layout}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

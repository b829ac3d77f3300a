import { queryOptions } from '@tanstack/react-query';
import type { ThemeView } from '@vitrine/contracts/themes.ts';
import { client } from '../../app/client.ts';
import { layouts as text } from '../../text/en-layouts.ts';

/** The layout of the pages one pays on, which no page of the owner's has. */
const OF_HOST = 'checkout';
/** What a page without a name of a layout has. */
const DEFAULT = 'default';

/** The site's theme. */
export const currentTheme = queryOptions({
  queryKey: ['themes', 'current'],
  // Another theme may have been chosen in the meantime.
  staleTime: 0,
  queryFn: async ({ signal }) => {
    const { themes } = await client.call('GET', '/api/admin/themes', {}, signal);
    return themes.find(({ isCurrent }) => isCurrent) ?? null;
  },
});

export interface LayoutChoice {
  /** As a page stores it: '' for the default. */
  readonly value: string;
  readonly label: string;
}

/** The layouts of a theme that a page can have, the default one first. */
export function layoutChoices({ layouts }: Pick<ThemeView, 'layouts'>): readonly LayoutChoice[] {
  const own = layouts.filter(({ name }) => name !== OF_HOST && name !== DEFAULT);
  const standard = layouts.find(({ name }) => name === DEFAULT)?.title ?? '';
  return [
    { value: '', label: standard === '' ? text.default : standard },
    ...own.map(({ name, title }) => ({ value: name, label: title === '' ? name : title })),
  ];
}

/** Whether a theme has the layout that a page names. */
export const hasLayout = (theme: Pick<ThemeView, 'layouts'>, layout: string): boolean =>
  layout === '' || theme.layouts.some(({ name }) => name === layout);

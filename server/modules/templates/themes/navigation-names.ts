import type { NavigationItem } from './host-data.ts';
import type { ThemeConf } from './theme-conf.ts';

type Navigations = Readonly<Record<string, readonly NavigationItem[]>>;

/** Common names of a site's two navigations. */
const known = {
  main: ['main', 'mainNav', 'mainNavigation'],
  footer: ['footer', 'footerNav', 'footerNavigation'],
} as const;

/**
 * Maps a site's navigations to the names of the theme's: its first one is the main navigation, the first with "foot" or
 * "bottom" in its name or title the footer navigation. A site has two; a third one of a theme stays empty.
 */
export function navigationNames(own: ThemeConf['navigations']): (navigations: Navigations) => Navigations {
  const names = new Map<string, 'main' | 'footer'>();
  const taken = new Set<'main' | 'footer'>();
  for (const of of ['main', 'footer'] as const)
    if (own.some(({ name }) => (known[of] as readonly string[]).includes(name))) taken.add(of);
  for (const { name, title } of own) {
    if ([...known.main, ...known.footer].some((one) => one === name)) continue;
    const of = /foot|bottom/i.test(`${name} ${title}`) ? 'footer' : 'main';
    if (!taken.has(of)) names.set(name, of);
    taken.add(of);
  }
  if (names.size === 0) return (navigations) => navigations;
  return (navigations) => ({
    ...navigations,
    ...Object.fromEntries([...names].map(([name, of]) => [name, navigations[name] ?? navigations[of] ?? []])),
  });
}

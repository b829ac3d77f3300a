import type { CopyList } from '@vitrine/server/modules/templates/themes/theme-copies.ts';
import { assembleThemeFiles } from '@vitrine/server/modules/templates/themes/theme-files.ts';
import type { HostVariables } from '@vitrine/server/modules/templates/themes/theme-pages.ts';
import { parseTheme, type Theme } from '@vitrine/server/modules/templates/themes/theme.ts';

/** A theme from strings, for tests: `region` is its whole layout. */
export function aTheme(
  region: string,
  sources: Readonly<Record<string, string>> = {},
  styles: Readonly<Record<string, string>> = {},
  copies: Partial<CopyList> = {},
): Theme {
  return parseTheme(
    assembleThemeFiles({
      name: 'test',
      folder: '/nowhere',
      sources: new Map([
        [
          'template.conf',
          `{ layouts: { default: { regions: ["site"] } }, stylesheets: ${JSON.stringify(Object.keys(styles))} }`,
        ],
        ['site.region', `${region}{squarespace-headers}`],
        ...Object.entries(sources),
      ]),
      importable: new Map(Object.entries(styles)),
      scripts: new Map([['site.js', '/_v/theme-scripts/site.js?v=1']]),
      callsOtherHost: false,
      copies: { files: [], without: [], ...copies },
      blockStyles: '',
      assets: new Set(),
      problems: [],
    }),
  );
}

/** An empty page at `/`, for tests. */
export const plainHost: HostVariables = {
  path: '/',
  title: 't',
  pageId: 'p',
  pageClasses: '',
  document: '',
  headers: '',
  footers: '',
  navigations: {},
  revision: 1,
};

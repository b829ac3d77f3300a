import { contentSettingsOf } from '@vitrine/domain/content/content-settings.ts';
import type { Site } from '../../websites/index.ts';

/**
 * A website in another theme or with other values, as if they were stored. What is cached of the real one is not touched:
 * it does not depend on these.
 */
export function dressedSite(
  site: Site,
  theme: string,
  look: { readonly tweaks?: Readonly<Record<string, string>>; readonly css?: string } = {},
): Site {
  const content = contentSettingsOf(site.settings);
  return {
    ...site,
    settings: {
      ...site.settings,
      theme,
      content: {
        ...site.settings.content,
        ...(look.tweaks === undefined ? {} : { tweaks: { ...content.tweaks, [theme]: look.tweaks } }),
        ...(look.css === undefined ? {} : { styles: { ...content.styles, [theme]: look.css } }),
      },
    },
  };
}

import type { Context } from '@squarespace/template-engine';
import { type Locale, localeOf } from '@vitrine/domain/text/locale.ts';

/** The locale of the website that a template is rendered for. */
export function localeIn(ctx: Context): Locale {
  return localeOf(ctx.resolve(['website', 'language']).asString());
}

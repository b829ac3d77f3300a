import { pageColorPattern } from '@vitrine/domain/color/page-color.ts';
import * as z from 'zod';

/** The prop `color` of a block: a color of the site's palette or `#rrggbb`; null for the theme's own. */
export const ownColorSchema = z.string().regex(pageColorPattern).nullable().default(null);

import * as de from './de/gallery.ts';
import * as en from './en/gallery.ts';
import * as es from './es/gallery.ts';
import * as fr from './fr/gallery.ts';
import { localized } from './localized.ts';

/** Words of galleries and of pictures that open large. */
export const galleryText = localized({ en, de, fr, es });

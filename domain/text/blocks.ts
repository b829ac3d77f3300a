import * as de from './de/blocks.ts';
import * as en from './en/blocks.ts';
import * as es from './es/blocks.ts';
import * as fr from './fr/blocks.ts';
import { localized } from './localized.ts';

/** Words of blocks. */
export const blocksText = localized({ en, de, fr, es });

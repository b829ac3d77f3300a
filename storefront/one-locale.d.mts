import type { Plugin } from 'vite';

export function oneLocale(locale: string): Plugin;
export function replaceTexts(
  code: string,
  tree: unknown,
  locale: string,
  isLocalized: (area: string) => boolean,
): string | null;

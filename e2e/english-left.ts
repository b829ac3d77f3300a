import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Locale } from '@vitrine/domain/text/locale.ts';

const folderOf = (locale: Locale): URL => new URL(`../domain/text/${locale}/`, import.meta.url);

/** Every sentence of a value by its path. */
function sentencesIn(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentencesIn(inner, `${path}.${key}`));
}

async function sentencesOf(locale: Locale, areas: readonly string[]): Promise<Map<string, string>> {
  const texts = areas.map(async (area) => {
    const file: unknown = await import(new URL(area, folderOf(locale)).href);
    return sentencesIn({ ...(file as object) }, area);
  });
  return new Map((await Promise.all(texts)).flat());
}

/** What a sentence looks like on a page: one word as a text of its own, several also within a longer text. */
function patternOf(sentence: string): RegExp {
  const words = sentence
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.+');
  return /\p{L}\s+\p{L}/u.test(sentence)
    ? new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})`, 'u')
    : new RegExp(`^${words}$`, 'u');
}

/** The random part of one contains any word now and then. */
const ADDRESS = /https?:\/\/\S+/g;

const hasWords = (sentence: string): boolean => /\p{L}/u.test(sentence.replaceAll(/\{\w+\}/g, ''));

/** Words that no German, French or Spanish sentence has. */
const englishWords = /(?<!\p{L})(?:the|your|you|and|with|of|for|from|this|please|is|are|was|to)(?!\p{L})/iu;

/**
 * Finds the English ones among a page's texts: the English catalogue's sentences where the locale has other words,
 * and whatever uses an English function word, in the catalogue or not.
 */
export async function englishFinder(
  locale: Exclude<Locale, 'en'>,
): Promise<(texts: readonly string[]) => string[]> {
  // What has no translation is for owners.
  const areas = readdirSync(fileURLToPath(folderOf(locale)));
  const [english, own] = await Promise.all([sentencesOf('en', areas), sentencesOf(locale, areas)]);
  const said = new Set([...own.values()].filter(hasWords));
  const forbidden = [...new Set(english.values())].filter((text) => hasWords(text) && !said.has(text));
  const patterns = [englishWords, ...forbidden.map(patternOf)];
  return (texts) =>
    texts.filter((text) => patterns.some((pattern) => pattern.test(text.replaceAll(ADDRESS, ''))));
}

/** What a page says, seen or spoken: its title, its texts piece by piece and as lines, its labels. */
export function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title, ...document.body.innerText.split('\n')];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.closest('script,style,noscript') === null)
        texts.push(walker.currentNode.textContent ?? '');
    const labels = ['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title', 'alt'];
    for (const label of labels)
      for (const element of document.querySelectorAll(`[${label}]`))
        texts.push(element.getAttribute(label) ?? '');
    return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()))].filter(
      (text) => text !== '',
    );
  });
}

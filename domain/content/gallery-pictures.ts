import { escapeHtml } from '../text/escape-html.ts';
import { wordsOfHtml } from '../text/plain-text.ts';

/** Pictures of one gallery, without those in the bin. */
export const MAX_GALLERY_PICTURES = 5_000;
/** Characters of a picture's title, which every item of a website has. */
export const MAX_PICTURE_TITLE = 300;
/** Characters of a caption. */
export const MAX_CAPTION = 1_000;

/** Words with which cameras, phones and programs begin the names of files. */
const given: ReadonlySet<string> = new Set(
  'img image images dsc dscf dscn sam pict pxl mvimg gopr dji cimg pano photo picture pic screenshot whatsapp untitled scan export bild foto at am pm'.split(
    ' ',
  ),
);

/** Whether a word of a file's name says something of what is seen: `img`, `p1010042` and `3f9a77c2` do not. */
function saysSomething(word: string): boolean {
  const letters = word.toLowerCase().replaceAll(/\P{L}/gu, '');
  if (letters.length < 2 || given.has(letters)) return false;
  return !(/\d/.test(word) && /^[\da-f]{4,}$/i.test(word));
}

/** A title made from a file's name: `blue-bowl.webp` is "Blue bowl". '' for a name that says nothing: `IMG_2041.jpg`. */
export function titleOfFile(filename: string): string {
  const words = filename.replace(/\.[^.]*$/, '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (!words.some(saysSomething)) return '';
  const title = words.join(' ');
  const [first = ''] = title;
  return cut(first.toUpperCase() + title.slice(first.length), MAX_PICTURE_TITLE);
}

/** The title of a picture whose file's name says nothing: that of its gallery, and which one of it. */
export const numberedTitle = (gallery: string, number: number): string =>
  `${cut(gallery, MAX_PICTURE_TITLE - 12)} ${number}`;

/** Never ends with half of a character. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** The lines of a caption without what is invisible of it. */
export const captionLines = (caption: string): readonly string[] =>
  caption
    .split(/\r\n?|\n/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .join('\n')
    .trim()
    .split('\n');

/** A caption, which is plain text in lines, as the excerpt of an item. */
export function captionHtml(caption: string): string {
  const lines = captionLines(caption);
  return lines.join('') === '' ? '' : `<p>${lines.map(escapeHtml).join('<br>')}</p>`;
}

/** The caption that an excerpt holds: its text, with a line for each paragraph. */
export const captionOf = (excerpt: string): string =>
  excerpt
    .split(/<br\s*\/?>|<\/(?:p|div|li|h[1-6])>/i)
    .map((part) => wordsOfHtml(part, part.length))
    .join('\n')
    .trim();

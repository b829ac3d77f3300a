import type { Context, Formatter, Node } from '@squarespace/template-engine';
import { cutAtWord } from './cut-at-word.ts';
import { fillNumbered } from './fill-numbered.ts';
import { linkAndMentionParts } from '@vitrine/blocks/link-parts.ts';
import { boundedJson } from '../engine/bounded-json.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import { wellFormed } from '@vitrine/domain/text/well-formed.ts';
import { namesOf } from '../engine/reference-names.ts';
import { TextFormatter, valueFormatters } from '../engine/value-formatter.ts';

export { scriptJson } from '../engine/bounded-json.ts';

/**
 * Drops tags and escapes remaining brackets in one pass: an unclosed `<img onerror=…` stays text. Existing entities are
 * kept.
 */
function stripTags(html: string): string {
  let text = '';
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1) return text + html.slice(at).replaceAll('>', '&gt;');
    text += html.slice(at, open).replaceAll('>', '&gt;');
    const close = html.indexOf('>', open);
    if (close === -1) return text + html.slice(open).replaceAll('<', '&lt;');
    at = close + 1;
  }
  return text;
}

/** The bytes of the text in UTF-8, percent-encoded but for letters, digits and `@*_+-./`. */
function urlEncode(text: string): string {
  return encodeURIComponent(wellFormed(text)).replaceAll(/%(?:40|2B|2F)|[!~'()]/g, (part) =>
    part.startsWith('%')
      ? decodeURIComponent(part)
      : `%${part.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

/** Typographic quotes and dashes for straight quotes and double hyphens. */
function smartenPunctuation(text: string): string {
  return text
    .replaceAll(/(^|[-\u2014\s(["])'/gm, '$1\u2018')
    .replaceAll("'", '\u2019')
    .replaceAll(/(^|[-\u2014/[(\u2018\s])"/gm, '$1\u201C')
    .replaceAll('"', '\u201D')
    .replaceAll('--', '\u2014');
}

/** Links open in a new window without opener or referrer. spec: site-platform 9 */
function linkify(text: string): string {
  return linkAndMentionParts(text)
    .map(({ text: words, href }) =>
      href === null
        ? escapeHtml(words)
        : `<a href="${escapeHtml(href)}" target="_blank" rel="noopener">${escapeHtml(words)}</a>`,
    )
    .join('');
}

/** Maximum length of a reference. */
const MAX_REFERENCE = 500;

const json = (node: Node, indent: number, ctx: Context): string =>
  node.isMissing() ? '' : boundedJson(node.value, indent, ctx);

/** Formatters of text that replace the package's: same names, safe output, no throw for half a character. */
export const textFormatters: Readonly<Record<string, Formatter>> = {
  html: new TextFormatter(escapeHtml),
  htmlattr: new TextFormatter(escapeHtml),
  htmltag: new TextFormatter(escapeHtml),
  safe: new TextFormatter(stripTags),
  ...valueFormatters({
    json: (node, _args, ctx) => json(node, 0, ctx),
    'json-pretty': (node, _args, ctx) => json(node, 2, ctx),
    raw: (node, _args, ctx) => boundedJson(node.value, 0, ctx),
    lookup: (_node, [key = ''], ctx) => {
      const reference = ctx.resolve(namesOf(key)).asString();
      return reference.length > MAX_REFERENCE ? '' : ctx.resolve(namesOf(reference));
    },
    format: (node, args, ctx) => fillNumbered(node.asString(), args, ctx),
    truncate: (node, [limit = '100', ellipsis = '...']) => {
      const most = Number.parseInt(limit, 10);
      return most > 0 ? cutAtWord(node.asString(), most, ellipsis) : undefined;
    },
    'encode-uri': (node) => encodeURI(wellFormed(node.asString())),
    'encode-uri-component': (node) => encodeURIComponent(wellFormed(node.asString())),
    'url-encode': (node) => urlEncode(node.asString()),
    smartypants: (node) => smartenPunctuation(node.asString()),
    'activate-twitter-links': (node) => linkify(node.asString()),
  }),
};

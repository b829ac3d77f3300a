import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';

/** Characters that no XML 1.0 document may hold, however they are written; half characters too. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text of an XML element or attribute. */
export function xmlText(text: string): string {
  return escapeHtml(text.replaceAll(forbidden, ''));
}

/** Markup as the character data of an XML element. */
export function xmlMarkup(html: string): string {
  return `<![CDATA[${html.replaceAll(forbidden, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** Markup whose own addresses begin with the site's: a feed is read elsewhere. */
export function withWholeAddresses(html: string, origin: string): string {
  return html.replaceAll(/(\s(?:href|src)=")\/(?!\/)/g, `$1${origin}/`);
}

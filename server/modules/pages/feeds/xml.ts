import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';

/** Characters that XML 1.0 does not allow, escaped or not, and lone surrogates. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for an XML element or attribute. */
export function xmlText(text: string): string {
  return escapeHtml(text.replaceAll(forbidden, ''));
}

/** An element with text in it; '' for no text. */
export function xmlElement(name: string, text: string): string {
  return text === '' ? '' : `<${name}>${xmlText(text)}</${name}>`;
}

/** Wraps markup as character data of an XML element. */
export function xmlMarkup(html: string): string {
  return `<![CDATA[${html.replaceAll(forbidden, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** Markup with absolute addresses, since a feed is read elsewhere. */
export function withAbsoluteAddresses(html: string, origin: string): string {
  return html.replaceAll(/(\s(?:href|src)=")\/(?!\/)/g, `$1${origin}/`);
}

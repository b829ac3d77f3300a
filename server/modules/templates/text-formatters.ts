import { Formatter, type Variable } from '@squarespace/template-engine';
import { escapeHtml } from './escape-html.ts';

/** A formatter from a function of the value's text. */
class TextFormatter extends Formatter {
  readonly #change: (text: string) => string;

  constructor(change: (text: string) => string) {
    super();
    this.#change = change;
  }

  override apply(_args: string[], vars: Variable[]): void {
    const [first] = vars;
    if (first !== undefined) first.set(this.#change(first.node.asString()));
  }
}

/**
 * Drops tags and escapes what is left of them, in one pass: an unclosed `<img onerror=…` stays text.
 * Existing entities are kept as they are.
 */
export function stripTags(html: string): string {
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

/** Text for a JSON-LD or island script element: no `<` that could close it. */
export function scriptJson(value: unknown, indent = 0): string {
  return (JSON.stringify(value, null, indent) ?? 'null').replace(
    /[<\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

class JsonFormatter extends Formatter {
  readonly #indent: number;

  constructor(indent: number) {
    super();
    this.#indent = indent;
  }

  override apply(_args: string[], vars: Variable[]): void {
    const [first] = vars;
    if (first !== undefined)
      first.set(first.node.isMissing() ? '' : scriptJson(first.node.value, this.#indent));
  }
}

/** Formatters of text that replace the package's: same names, safe output. */
export const textFormatters: Readonly<Record<string, Formatter>> = {
  html: new TextFormatter(escapeHtml),
  htmlattr: new TextFormatter(escapeHtml),
  htmltag: new TextFormatter(escapeHtml),
  safe: new TextFormatter(stripTags),
  json: new JsonFormatter(0),
  'json-pretty': new JsonFormatter(2),
  raw: new JsonFormatter(0),
};

import { decodeSigns } from '../text/plain-text.ts';

/** A run of a text in one style. Line breaks are `\n`. */
export interface RichRun {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isUnderlined: boolean;
  readonly isStruck: boolean;
  /** Where it leads; null for nowhere. */
  readonly href: string | null;
}

/** A paragraph, a heading of the second or third level, a quotation, or an entry of a list. */
export interface RichBlock {
  readonly kind: 'paragraph' | 'heading' | 'subheading' | 'quote' | 'item';
  readonly runs: readonly RichRun[];
  /** Of an entry: how many lists it is in, from 1; 0 otherwise. */
  readonly depth: number;
  /** Of an entry of a numbered list, from 1; null otherwise. */
  readonly number: number | null;
}

const headings: Readonly<Record<string, RichBlock['kind']>> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'subheading',
  h4: 'subheading',
  h5: 'subheading',
  h6: 'subheading',
};
const styles: Readonly<Record<string, 'bold' | 'italic' | 'underlined' | 'struck'>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underlined',
  s: 'struck',
};
/** Elements that end the paragraph before them. */
const separating: ReadonlySet<string> = new Set(
  'p div blockquote ul ol li pre hr figure figcaption table tr td th dl dt dd'.split(' '),
);
/** Elements whose content is not text. */
const silent: ReadonlySet<string> = new Set(['script', 'style']);

/** A tag, a text, or a sign that begins no tag. */
const token = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|([^<]+)|</g;
const hrefOf = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/**
 * Sanitised HTML as blocks of text, which mails are drawn from as HTML and as plain text. Elements that mails do not show
 * are left out, their words stay.
 */
export function readRichText(html: string): readonly RichBlock[] {
  const reader = new RichTextReader();
  for (const [, slash, name, attributes, words] of html.matchAll(token)) {
    if (words !== undefined) reader.addText(decodeSigns(words));
    else if (name === undefined) reader.addText('<');
    else if (slash === '/') reader.close(name.toLowerCase());
    else reader.open(name.toLowerCase(), attributes ?? '');
  }
  return reader.done();
}

interface OpenList {
  readonly isNumbered: boolean;
  count: number;
}

class RichTextReader {
  readonly #blocks: RichBlock[] = [];
  readonly #lists: OpenList[] = [];
  readonly #counts = { bold: 0, italic: 0, underlined: 0, struck: 0 };
  #runs: RichRun[] = [];
  #kind: RichBlock['kind'] = 'paragraph';
  #quotes = 0;
  #silent = 0;
  #href: string | null = null;
  /** Whether the entry that is open has begun: its further paragraphs belong to it. */
  #isInItem = false;

  open(name: string, attributes: string): void {
    const style = styles[name];
    if (style !== undefined) this.#counts[style] += 1;
    else if (silent.has(name)) this.#silent += 1;
    else if (name === 'br') this.#push('\n');
    else if (name === 'a') {
      const [, double, single] = hrefOf.exec(attributes) ?? [];
      const href = decodeSigns(double ?? single ?? '').trim();
      this.#href = href === '' ? null : href;
    } else if (headings[name] !== undefined) {
      this.#end();
      this.#kind = headings[name];
    } else if (separating.has(name)) this.#openBlock(name);
  }

  close(name: string): void {
    const style = styles[name];
    if (style !== undefined) this.#counts[style] = Math.max(0, this.#counts[style] - 1);
    else if (silent.has(name)) this.#silent = Math.max(0, this.#silent - 1);
    else if (name === 'a') this.#href = null;
    else if (headings[name] !== undefined) this.#end();
    else if (separating.has(name)) this.#closeBlock(name);
  }

  addText(text: string): void {
    if (this.#silent > 0) return;
    // Spaces of the markup are one; those that do not break are the writer's.
    const spaced = text.replaceAll(/[^\S\u00a0]+/g, ' ');
    const isAtStart = this.#runs.length === 0 || this.#runs.at(-1)?.text.endsWith('\n') === true;
    this.#push(isAtStart ? spaced.trimStart() : spaced);
  }

  done(): readonly RichBlock[] {
    this.#end();
    return this.#blocks;
  }

  #openBlock(name: string): void {
    if (name === 'p' && this.#isInItem) {
      if (this.#runs.length > 0) this.#push('\n');
      return;
    }
    this.#end();
    if (name === 'blockquote') this.#quotes += 1;
    if (name === 'ul' || name === 'ol') this.#lists.push({ isNumbered: name === 'ol', count: 0 });
    if (name === 'li') {
      const list = this.#lists.at(-1);
      if (list !== undefined) list.count += 1;
      this.#isInItem = list !== undefined;
    }
  }

  #closeBlock(name: string): void {
    if (name === 'p' && this.#isInItem) return;
    this.#end();
    if (name === 'blockquote') this.#quotes = Math.max(0, this.#quotes - 1);
    if (name === 'ul' || name === 'ol') this.#lists.pop();
    if (name === 'li' || name === 'ul' || name === 'ol') this.#isInItem = false;
  }

  #push(text: string): void {
    if (text === '' || this.#silent > 0) return;
    const run = {
      isBold: this.#counts.bold > 0,
      isItalic: this.#counts.italic > 0,
      isUnderlined: this.#counts.underlined > 0,
      isStruck: this.#counts.struck > 0,
      href: this.#href,
    };
    const last = this.#runs.at(-1);
    if (last !== undefined && isAlike(last, run))
      this.#runs[this.#runs.length - 1] = { ...run, text: last.text + text };
    else this.#runs.push({ ...run, text });
  }

  #end(): void {
    const runs = trimmed(this.#runs);
    this.#runs = [];
    const kind = this.#isInItem
      ? 'item'
      : this.#kind === 'paragraph' && this.#quotes > 0
        ? 'quote'
        : this.#kind;
    this.#kind = 'paragraph';
    if (runs.length === 0) return;
    const list = this.#lists.at(-1);
    this.#blocks.push({
      kind,
      runs,
      depth: kind === 'item' ? this.#lists.length : 0,
      number: kind === 'item' && list?.isNumbered === true ? list.count : null,
    });
  }
}

const isAlike = (one: Omit<RichRun, 'text'>, other: Omit<RichRun, 'text'>): boolean =>
  one.isBold === other.isBold &&
  one.isItalic === other.isItalic &&
  one.isUnderlined === other.isUnderlined &&
  one.isStruck === other.isStruck &&
  one.href === other.href;

/** Without space at its beginning and its end; empty where nothing is left. */
function trimmed(runs: readonly RichRun[]): readonly RichRun[] {
  const left = [...runs];
  for (let last = left.at(-1); last !== undefined; last = left.at(-1)) {
    const text = last.text.trimEnd();
    if (text !== '') {
      left[left.length - 1] = { ...last, text };
      break;
    }
    left.pop();
  }
  const [first] = left;
  return first === undefined ? [] : [{ ...first, text: first.text.trimStart() }, ...left.slice(1)];
}

/** The words of a block without their styles. */
export const wordsOfBlock = ({ runs }: Pick<RichBlock, 'runs'>): string =>
  runs.map(({ text }) => text).join('');

import { type PastedItem, startOf, wordItem } from './pasted-lists.ts';

/** Characters of pasted HTML that are read. */
const MAX_READ = 3_000_000;

/** Elements that are left out with all they hold. */
const dropped = new Set(
  'SCRIPT STYLE HEAD TITLE META LINK TEMPLATE NOSCRIPT SVG IFRAME OBJECT EMBED VIDEO AUDIO CANVAS INPUT SELECT TEXTAREA MATH'.split(
    ' ',
  ),
);
const blocks = new Set(
  'P DIV SECTION ARTICLE HEADER FOOTER MAIN ASIDE NAV FIGURE FIGCAPTION ADDRESS DL DT DD FORM FIELDSET DETAILS SUMMARY CENTER'.split(
    ' ',
  ),
);
const tagMarks: Readonly<Record<string, string>> = {
  STRONG: 'strong',
  EM: 'em',
  I: 'em',
  CITE: 'em',
  U: 'u',
  INS: 'u',
  S: 's',
  STRIKE: 's',
  DEL: 's',
  SUB: 'sub',
  SUP: 'sup',
  CODE: 'code',
};

/** HTML from the clipboard as text of a page has it, and whether its end was left out. */
export interface CleanPaste {
  readonly html: string;
  readonly isCut: boolean;
}

/**
 * Pasted HTML with structure only: paragraphs, headings, lists, quotes, tables, links, bold and italic text. Lists that
 * Word writes as paragraphs become lists, and Google Docs' wrapping `<b>` goes. Styles, classes, fonts, comments,
 * pictures of other sites and dangerous links are left out. It reads up to 3 million characters and writes about `max`,
 * so that a large paste does not stop the page.
 */
export function cleanPasted(pasted: string, max: number): CleanPaste {
  const page = new DOMParser().parseFromString(withoutData(pasted).slice(0, MAX_READ), 'text/html');
  const writer = new Writer(max);
  writer.children(page.body, []);
  writer.endParagraph();
  return { html: writer.html(), isCut: writer.isFull || pasted.length > MAX_READ };
}

/** Pictures inside the HTML are the largest part of it and never kept. */
const withoutData = (html: string): string =>
  html.length < 100_000 ? html : html.replaceAll(/(src|href)=(["']?)data:[^"'\s>]*\2/gi, '');

class Writer {
  isFull = false;
  readonly #max: number;
  readonly #out: string[] = [];
  #length = 0;
  /** The paragraph that is being written, as its runs of equal marks. */
  #runs: { readonly marks: readonly string[]; html: string }[] = [];
  #tag = 'p';

  constructor(max: number) {
    this.#max = max;
  }

  html(): string {
    return this.#out.join('');
  }

  children(parent: Node, marks: readonly string[]): void {
    const items: PastedItem[] = [];
    const endList = (): void => {
      if (items.length > 0) this.#list(items.splice(0));
    };
    for (const node of parent.childNodes) {
      if (this.isFull) break;
      const item = isElement(node) ? wordItem(node) : null;
      if (item !== null) {
        items.push(item);
        continue;
      }
      // White space between the paragraphs of one list.
      if (items.length > 0 && node.nodeType !== 1 && (node.nodeValue ?? '').trim() === '') continue;
      if (items.length > 0 && node.nodeType === 8) continue;
      endList();
      this.#node(node, marks);
    }
    endList();
  }

  /** Ends the paragraph; one without words is left out. */
  endParagraph(): void {
    const runs = this.#runs;
    this.#runs = [];
    const inner = runs
      .map(({ marks, html }) => {
        const open = marks.map((mark) => `<${mark}>`).join('');
        const close = marks
          .toReversed()
          .map((mark) => `</${mark.split(' ')[0]}>`)
          .join('');
        return `${open}${html}${close}`;
      })
      .join('')
      .replace(/^(?:\s|<br>)+/, '')
      .replace(/(?:\s|<br>)+$/, '');
    if (inner.replaceAll(/<(?!img)[^>]*>/g, '').trim() === '') return;
    this.#write(`<${this.#tag}>${inner}</${this.#tag}>`);
  }

  #write(html: string): void {
    this.#out.push(html);
    this.#length += html.length;
    if (this.#length > this.#max) this.isFull = true;
  }

  /** Words of the paragraph; what does not fit is left out. */
  #words(words: string, marks: readonly string[]): void {
    const pending = this.#runs.reduce((sum, { html }) => sum + html.length, 0);
    const space = this.#max - this.#length - pending;
    if (words.length > space) {
      this.isFull = true;
      words = words.slice(0, Math.max(0, space));
    }
    this.#append(escaped(words), marks);
  }

  #append(html: string, marks: readonly string[]): void {
    const last = this.#runs.at(-1);
    if (last !== undefined && last.marks.join() === marks.join()) last.html += html;
    else this.#runs.push({ marks, html });
  }

  #node(node: Node, marks: readonly string[]): void {
    if (node.nodeType === 3) {
      const words = (node.nodeValue ?? '').replaceAll(/[\s\u00a0]+/g, ' ');
      const isStart = this.#runs.length === 0 || this.#runs.at(-1)?.html.endsWith(' ') === true;
      const kept = isStart && words.startsWith(' ') ? words.slice(1) : words;
      if (kept !== '') this.#words(kept, marks);
      return;
    }
    if (!isElement(node) || isLeftOut(node)) return;
    const { tagName } = node;
    const level = /^H[1-6]$/.test(tagName) ? tagName.toLowerCase() : isWordTitle(node) ? 'h1' : null;
    if (level !== null) this.#block(node, level, []);
    else if (tagName === 'BR') {
      if (!node.classList.contains('Apple-interchange-newline')) this.#append('<br>', []);
    } else if (tagName === 'HR') {
      this.endParagraph();
      this.#write('<hr>');
    } else if (tagName === 'UL' || tagName === 'OL') this.#list(itemsOf(node));
    else if (tagName === 'LI') this.#block(node, 'p', marks);
    else if (tagName === 'BLOCKQUOTE') this.#around('blockquote', node, marks);
    else if (tagName === 'PRE') {
      this.endParagraph();
      this.#write(
        `<pre><code>${escaped(node.textContent.slice(0, Math.max(0, this.#max - this.#length)))}</code></pre>`,
      );
    } else if (tagName === 'TABLE') this.#table(node);
    else if (tagName === 'IMG') this.#picture(node, marks);
    else if (blocks.has(tagName)) this.#block(node, 'p', marks);
    else this.children(node, marksOf(node, marks));
  }

  #block(element: Element, tag: string, marks: readonly string[]): void {
    this.endParagraph();
    const before = this.#tag;
    this.#tag = tag;
    this.children(element, tag === 'p' ? marks : []);
    this.endParagraph();
    this.#tag = before;
  }

  /** Blocks inside of an element; it is left out where they are empty. */
  #around(tag: string, inside: Element | (() => void), marks: readonly string[] = []): void {
    this.endParagraph();
    const at = this.#out.length;
    const before = this.#tag;
    this.#tag = 'p';
    this.#out.push(`<${tag}>`);
    this.#length += 2 * tag.length + 5;
    if (typeof inside === 'function') inside();
    else this.children(inside, marks);
    this.endParagraph();
    this.#tag = before;
    const isCell = /^t[dh]\b/.test(tag);
    if (this.#out.length === at + 1 && !isCell) this.#out.pop();
    else this.#out.push(`${isCell && this.#out.length === at + 1 ? '<p></p>' : ''}</${tag.split(' ')[0]}>`);
  }

  /** Entries with levels as lists within each other; a level that is skipped is not made. */
  #list(items: readonly PastedItem[]): void {
    const [first] = items;
    if (first === undefined || this.isFull) return;
    this.endParagraph();
    let at = 0;
    const level = Math.min(...items.map((item) => item.level));
    while (at < items.length && !this.isFull) {
      const { isOrdered, start } = items[at] ?? first;
      const list = !isOrdered ? 'ul' : start === undefined ? 'ol' : `ol start="${start}"`;
      this.#around(list, () => {
        while (at < items.length && !this.isFull) {
          const item = items[at];
          if (item === undefined || (item.level === level && item.isOrdered !== isOrdered)) return;
          at += 1;
          const from = at;
          while ((items[at]?.level ?? 0) > level) at += 1;
          const below = items.slice(from, at);
          this.#around('li', () => {
            for (const node of item.nodes) this.#node(node, []);
            if (below.length > 0) this.#list(below);
          });
        }
      });
    }
  }

  #table(table: Element): void {
    const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
    const cells = rows.map((row) => [...row.children].filter(({ tagName }) => /^T[DH]$/.test(tagName)));
    // One column is a layout of a mail or a page, not a table.
    if (cells.every((row) => row.length <= 1)) {
      for (const cell of cells.flat()) this.#block(cell, 'p', []);
      return;
    }
    this.#around('table', () =>
      this.#around('tbody', () => {
        for (const row of cells) {
          if (this.isFull) return;
          if (row.length > 0)
            this.#around('tr', () => {
              for (const cell of row) this.#around(cellTag(cell), cell);
            });
        }
      }),
    );
  }

  /** Pictures of this site are kept: others would be lost with theirs. */
  #picture(picture: Element, marks: readonly string[]): void {
    const address = URL.parse(picture.getAttribute('src') ?? '', location.origin);
    if (address?.origin !== location.origin || !/^\/media\/[\w./%-]+$/u.test(address.pathname)) return;
    const alt = escaped(picture.getAttribute('alt') ?? '');
    this.#append(`<img src="${address.pathname}" alt="${alt}">`, marks);
  }
}

/** Entries of an HTML list; Google Docs puts an inner list beside its entry. */
function itemsOf(list: Element, level = 1): PastedItem[] {
  const isOrdered = list.tagName === 'OL';
  let counted = isOrdered ? startOf(list.getAttribute('start')) : {};
  const items: PastedItem[] = [];
  for (const child of list.children) {
    if (child.tagName === 'UL' || child.tagName === 'OL') items.push(...itemsOf(child, level + 1));
    else if (child.tagName === 'LI') {
      const own: Node[] = [];
      const inner: Element[] = [];
      for (const node of child.childNodes)
        if (isElement(node) && (node.tagName === 'UL' || node.tagName === 'OL')) inner.push(node);
        else own.push(node);
      // Word on the web writes each entry as a list of its own, with its level.
      const said = Number(child.getAttribute('data-aria-level') ?? child.getAttribute('aria-level'));
      const at = said >= 1 && said <= 9 ? said : level;
      items.push(
        { level: at, isOrdered, ...counted, nodes: own },
        ...inner.flatMap((one) => itemsOf(one, at + 1)),
      );
      counted = {};
    }
  }
  return items;
}

const cellTag = (cell: Element): string => {
  const spans = ['colspan', 'rowspan'].flatMap((name) => {
    const count = Number(cell.getAttribute(name));
    return Number.isInteger(count) && count > 1 && count <= 50 ? [`${name}="${count}"`] : [];
  });
  return [cell.tagName.toLowerCase(), ...spans].join(' ');
};

/** A property as it is written in an element's own style; Word's `mso-bidi-font-weight` is another one. */
function styleOf(element: Element, name: string): string {
  const parts = (element.getAttribute('style') ?? '').toLowerCase().split(';');
  const part = parts.find((one) => one.split(':')[0]?.trim() === name);
  return part?.slice(part.indexOf(':') + 1).trim() ?? '';
}

function marksOf(element: Element, marks: readonly string[]): readonly string[] {
  const style = (name: string): string => styleOf(element, name);
  const now = new Set(marks);
  const weight = style('font-weight');
  const isBold = weight === '' ? null : weight.startsWith('bold') || Number(weight) >= 600;
  const tag = element.tagName === 'B' && isBold !== false ? 'strong' : tagMarks[element.tagName];
  if (tag !== undefined) now.add(tag);
  if (isBold === true) now.add('strong');
  if (style('font-style') === 'italic') now.add('em');
  if (style('vertical-align') === 'super') now.add('sup');
  if (style('vertical-align') === 'sub') now.add('sub');
  const lines = `${style('text-decoration')} ${style('text-decoration-line')}`;
  if (lines.includes('line-through')) now.add('s');
  const href = element.tagName === 'A' ? safeHref(element.getAttribute('href')) : null;
  const isLinked = marks.some((mark) => mark.startsWith('a '));
  if (lines.includes('underline') && href === null && !isLinked) now.add('u');
  return href === null || isLinked ? [...now] : [`a href="${escaped(href)}"`, ...now];
}

/** An address that a text may lead to; Google's detour is taken out. Null for any other. */
function safeHref(href: string | null): string | null {
  const typed = (href ?? '').trim();
  if (/^#[\w-]+$/.test(typed) || /^\/(?!\/)[^\s\\]*$/.test(typed)) return typed;
  const address = URL.parse(typed);
  if (address === null || !['http:', 'https:', 'mailto:', 'tel:'].includes(address.protocol)) return null;
  const target =
    address.hostname === 'www.google.com' && address.pathname === '/url'
      ? address.searchParams.get('q')
      : null;
  return target !== null && /^https?:/i.test(target) ? target : typed;
}

/** Whether an element is hidden or belongs to a comment of Word. */
function isLeftOut(element: Element): boolean {
  const style = element.getAttribute('style') ?? '';
  return (
    dropped.has(element.tagName.toUpperCase()) ||
    element.hasAttribute('hidden') ||
    /display:\s*none|mso-hide:\s*all|mso-list:\s*ignore|mso-element:\s*comment/i.test(style) ||
    /\b(?:mso\s*comment|msocom)/i.test(element.className)
  );
}

const isWordTitle = (element: Element): boolean => /\bMsoTitle\b/.test(element.className);

// Elements of a parsed document may belong to another realm.
const isElement = (node: Node): node is Element => node.nodeType === 1;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

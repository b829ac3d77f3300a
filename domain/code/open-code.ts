import { readTag, type Tag } from './read-tag.ts';

/**
 * What would reach out of a piece of HTML: what it leaves open, and what it closes without having opened it. `frame`:
 * a tag of the document itself. `endless`: an element that ends with the document. `markup`: a declaration.
 */
export interface OpenCode {
  readonly kind: 'element' | 'tag' | 'comment' | 'markup' | 'stray' | 'frame' | 'endless' | 'deep';
  /** The element, or the sign that a declaration begins with. */
  readonly name: string;
  /** Index into the code. */
  readonly at: number;
}

const namesOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Elements without an end. */
const empty = namesOf(
  'area base br col embed hr img input link meta param source track wbr basefont bgsound frame keygen',
);
/** Elements whose end may be left out: what follows them closes them, or the end of what they stand in. */
const optional = namesOf('p li dt dd option colgroup caption thead tbody tfoot tr td th');
/** Those that are nothing by themselves, outside a table. */
const tableParts = namesOf('colgroup caption thead tbody tfoot tr td th');
/** Fields that, in some browsers, end the list of choices they stand in. */
const fields = namesOf('input keygen textarea select');
/** Elements whose end is also that of paragraphs and entries in them; the end of others, such as `span`, is not. */
const blocks = namesOf(
  'address article aside blockquote button caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup li listing main menu nav ol pre search section select summary table tbody td template tfoot th thead tr ul',
);
/** Elements that the document has once. `image` is another word for `img`. */
const frames = namesOf('html head body frameset');
/** Elements whose content is text until their own end tag. */
const raw = namesOf('style title textarea xmp iframe noembed noframes noscript');
/** Elements of HTML that end a drawing or formula they stand in. */
const breaking = namesOf(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var font',
);
/** Elements of drawings and formulas in which HTML stands again. */
const integration = namesOf('foreignobject desc title mi mo mn ms mtext annotation-xml');

/** Levels of elements in one another; browsers flatten deeper ones. */
const MAX_LEVELS = 300;

/** What would reach out of this HTML, in the order in which a browser meets it; at most the first ten. */
export function openIn(code: string): readonly OpenCode[] {
  const reader = new Reader(code);
  reader.read();
  return reader.found.toSorted((one, other) => one.at - other.at).slice(0, 10);
}

interface Level {
  readonly name: string;
  readonly at: number;
  /** Whether it is a drawing or formula, or a part of one. */
  readonly isForeign: boolean;
}

/** Reads HTML as browsers do, as far as it matters to what stays open. */
class Reader {
  readonly found: OpenCode[] = [];
  readonly #code: string;
  readonly #levels: Level[] = [];
  #at = 0;

  constructor(code: string) {
    this.#code = code;
  }

  read(): void {
    while (this.found.length < 10) {
      const at = this.#code.indexOf('<', this.#at);
      if (at === -1) break;
      if (!this.#readAt(at)) return;
    }
    for (const { name, at } of this.#levels) this.found.push({ kind: 'element', name, at });
  }

  /** Reads what begins with the `<` at this place; false when it takes all that follows. */
  #readAt(at: number): boolean {
    const code = this.#code;
    const [, slash = '', letter = ''] = /^<(\/?)([a-z!?]?)/i.exec(code.slice(at, at + 3)) ?? [];
    if (/[a-z]/i.test(letter)) {
      const tag = readTag(code, at);
      if (tag === null)
        return this.#ends('tag', /^<\/?[^\s/>]*/.exec(code.slice(at))?.[0].slice(1) ?? '', at);
      this.#at = tag.end;
      return slash === '' ? this.#open(tag, at) : this.#close(tag, at);
    }
    if (slash === '' && letter === '') {
      this.#at = at + 1;
      return true;
    }
    if (code.startsWith('<!--', at)) {
      const end = endOfComment(code, at);
      if (end === null) return this.#ends('comment', '<!--', at);
      this.#at = end;
      return true;
    }
    if (code.startsWith('<![CDATA[', at) && this.#isForeign) {
      const end = code.indexOf(']]>', at);
      if (end === -1) return this.#ends('markup', '<![CDATA[', at);
      this.#at = end + 3;
      return true;
    }
    const end = code.indexOf('>', at);
    if (end === -1) return this.#ends('markup', slash === '' ? `<${letter}` : '</', at);
    this.#at = end + 1;
    return true;
  }

  get #isForeign(): boolean {
    const top = this.#levels.at(-1);
    return top !== undefined && top.isForeign && !integration.has(top.name);
  }

  #open({ name, end, closesItself }: Tag, at: number): boolean {
    if (frames.has(name)) {
      this.found.push({ kind: 'frame', name, at });
      return true;
    }
    if (breaking.has(name)) this.#leaveForeign(name);
    if (fields.has(name)) this.#refuseInSelect();
    if (this.#isForeign || name === 'svg' || name === 'math') {
      if (!closesItself) this.#push({ name, at, isForeign: true });
      return true;
    }
    if (empty.has(name) || name === 'image') return true;
    if (name === 'plaintext') return this.#ends('endless', name, at);
    if (name !== 'script' && !raw.has(name)) {
      if (tableParts.has(name) && !this.#isIn('table', 'template')) return true;
      if (name === 'option' ? this.#isIn('select', 'datalist') : optional.has(name))
        this.#closeOptional(name);
      this.#push({ name, at, isForeign: false });
      return true;
    }
    const after = name === 'script' ? endOfScript(this.#code, end) : endOfText(this.#code, name, end);
    if (after === null) return this.#ends('element', name, at);
    const tag = readTag(this.#code, after);
    if (tag === null) return this.#ends('tag', `/${name}`, after);
    this.#at = tag.end;
    // Where scripts are off, it is read like the rest.
    if (name === 'noscript') {
      const inside = openIn(this.#code.slice(end, after));
      this.found.push(...inside.map((one) => ({ ...one, at: one.at + end })));
    }
    return true;
  }

  #close({ name }: Tag, at: number): boolean {
    if (frames.has(name)) {
      this.found.push({ kind: 'frame', name: `/${name}`, at });
      return true;
    }
    if (name === 'br' || name === 'p') this.#leaveForeign(name);
    if (optional.has(name)) this.#closeOptional(name);
    // Alone it is a line break.
    else if (name !== 'br') this.#closeElement(name, at);
    return true;
  }

  #closeElement(name: string, at: number): void {
    const level = this.#levels.findLastIndex((one) => one.name === name);
    if (level === -1) {
      this.found.push({ kind: 'stray', name, at });
      return;
    }
    while (this.#levels.length > level + 1) this.#pop(name);
    this.#levels.pop();
  }

  #refuseInSelect(): void {
    const select = this.#levels.findLast(({ name }) => name === 'select');
    if (select !== undefined) this.found.push({ kind: 'element', name: select.name, at: select.at });
  }

  #leaveForeign(because: string): void {
    while (this.#isForeign) this.#pop(because);
  }

  #isIn(...names: readonly string[]): boolean {
    return this.#levels.some(({ name }) => names.includes(name));
  }

  /** Ends an element of this name, with those in it, unless it has ended already. */
  #closeOptional(name: string): void {
    const within = this.#levels.findLastIndex((one) => one.isForeign || !optional.has(one.name));
    const level = this.#levels.findLastIndex((one) => one.name === name);
    if (level <= within) return;
    while (this.#levels.length > level + 1) this.#pop(name);
    this.#levels.pop();
  }

  #push(level: Level): void {
    if (this.#levels.length >= MAX_LEVELS) this.found.push({ kind: 'deep', name: level.name, at: level.at });
    else this.#levels.push(level);
  }

  /** Ends the innermost element because another one ends or begins; where its end may be left out, that is all. */
  #pop(because: string): void {
    const level = this.#levels.pop();
    if (level === undefined) return;
    const { name, at, isForeign } = level;
    const isClosed = !isForeign && optional.has(name) && (name === 'option' || blocks.has(because));
    if (!isClosed) this.found.push({ kind: 'element', name, at });
  }

  /** What takes all that follows; what it stands in is open for that reason. */
  #ends(kind: OpenCode['kind'], name: string, at: number): false {
    this.found.push({ kind, name, at });
    return false;
  }
}

/** The place after a comment, whose end browsers see in more than `-->`; null when it does not end. */
function endOfComment(code: string, at: number): number | null {
  const short = /^<!--(?:-?>)/.exec(code.slice(at, at + 6));
  if (short !== null) return at + short[0].length;
  const end = /--!?>/g;
  end.lastIndex = at + 4;
  return end.exec(code) === null ? null : end.lastIndex;
}

/** Where the end tag of an element that holds text begins; null when there is none. */
function endOfText(code: string, name: string, from: number): number | null {
  const end = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  end.lastIndex = from;
  return end.exec(code)?.index ?? null;
}

/**
 * Where the end tag of a script begins; null when there is none. In a script that holds `<!--` and then `<script`, the
 * next end tag is one of its own.
 */
function endOfScript(code: string, from: number): number | null {
  const mark = /<!--|-->|<\/?script(?=[\t\n\f\r />])/gi;
  mark.lastIndex = from;
  let state: 'plain' | 'escaped' | 'doubly escaped' = 'plain';
  for (let found = mark.exec(code); found !== null; found = mark.exec(code)) {
    const sign = found[0].toLowerCase();
    if (sign === '<!--') {
      if (state === 'plain') state = 'escaped';
      // Its own dashes may be those of the end.
      mark.lastIndex = found.index + 2;
    } else if (sign === '-->') state = 'plain';
    else if (sign === '<script') {
      if (state === 'escaped') state = 'doubly escaped';
    } else if (state === 'doubly escaped') state = 'escaped';
    else return found.index;
  }
  return null;
}

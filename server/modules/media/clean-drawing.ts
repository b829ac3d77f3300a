import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { cleanAttributes, ALLOWED_ELEMENTS, isStyleSafe } from './drawing-rules.ts';

/** Longest accepted SVG, characters. */
const MAX_LENGTH = 1_000_000;
/** Most drawn elements, counting each copy made by `use`. */
const MAX_DRAWN = 50_000;
/** Most attributes of one element: the parser compares each with all before it. */
const MAX_ATTRIBUTES = 200;
/** Deepest nesting of elements; the parser itself stops at 100. */
const MAX_DEPTH = 90;

export interface CleanDrawing {
  readonly svg: string;
  /** In user units, from the view box or the stated size; 300 by 150 without either. */
  readonly width: number;
  readonly height: number;
}

/** A sanitised element. */
export interface DrawingElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (DrawingElement | string)[];
}

type ParsedNode = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

/** Whether these bytes look like an SVG. */
export function looksLikeSvg(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('utf8');
  return (
    /^\uFEFF?\s*<(?:\?xml|!--|!DOCTYPE\s+svg|(?:\w+:)?svg)[\s>]?/i.test(start) &&
    /<(?:\w+:)?svg[\s>/]/i.test(start)
  );
}

/**
 * An SVG rewritten from an allow-list: shapes, text, gradients, filters and the references among them. Scripts, event
 * attributes, animations, foreign content, links and everything that would be loaded from elsewhere are left out.
 * Null for what is no SVG, declares entities, nests too deep or would draw too much.
 */
export function cleanDrawing(bytes: Uint8Array): CleanDrawing | null {
  const text = decode(bytes);
  if (text === null || text.length > MAX_LENGTH) return null;
  // A plain DOCTYPE is harmless; one with a body can declare entities.
  const bare = text.replace(/<!DOCTYPE\s+svg[^[<>]*>/i, '');
  if (/<!(?:DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i.test(bare)) return null;
  if (hasTooManyAttributes(bare)) return null;
  try {
    if (XMLValidator.validate(bare) !== true) return null;
    const nodes = parser.parse(bare) as readonly ParsedNode[];
    const root = nodes
      .map((node) => readNode(node, 0))
      .find((node) => typeof node === 'object' && node?.name === 'svg');
    if (root === undefined || root === null || typeof root === 'string') return null;
    if (countDrawn(root) > MAX_DRAWN) return null;
    const [width, height] = sizeOf(root);
    const attributes = new Map([
      ...root.attributes,
      ['xmlns', 'http://www.w3.org/2000/svg'],
      ['xmlns:xlink', 'http://www.w3.org/1999/xlink'],
      ['width', String(width)],
      ['height', String(height)],
    ]);
    return { svg: write({ ...root, attributes }), width: Math.ceil(width), height: Math.ceil(height) };
  } catch {
    // The parser rejects names that would reach into its objects, and endless nesting.
    return null;
  }
}

/** Whether an element has more attributes than a drawing program writes; checked before parsing. */
function hasTooManyAttributes(text: string): boolean {
  for (const [tag] of text.matchAll(/<[^\s<>!?/][^<]*/g)) {
    let attributes = 0;
    for (let at = tag.indexOf('='); at !== -1; at = tag.indexOf('=', at + 1)) attributes += 1;
    if (attributes > MAX_ATTRIBUTES && (tag.match(/\s[^\s=]+\s*=\s*["']/g) ?? []).length > MAX_ATTRIBUTES)
      return true;
  }
  return false;
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function readNode(node: ParsedNode, depth: number): DrawingElement | string | null {
  if (depth > MAX_DEPTH) throw new Error('nested too deep');
  const entry = Object.entries(node).find(([key]) => key !== ':@');
  if (entry === undefined) return null;
  const [key, value] = entry;
  if (key === '#text') return decodeText(String(value));
  const prefixed = /^(?:svg:)?(\w+)$/.exec(key)?.[1];
  const name = prefixed === 'a' ? 'g' : (prefixed ?? '');
  if (!ALLOWED_ELEMENTS.has(name)) return null;
  const stated = (node[':@'] ?? {}) as Readonly<Record<string, string>>;
  const decoded = Object.entries(stated).map(([at, each]) => [at, decodeText(String(each))] as const);
  const children = (value as readonly ParsedNode[])
    .map((child) => readNode(child, depth + 1))
    .filter((child) => child !== null);
  if (name === 'style') {
    const css = children.filter((child) => typeof child === 'string').join('');
    return isStyleSafe(css) ? { name, attributes: new Map(), children: [css] } : null;
  }
  return { name, attributes: cleanAttributes(name, decoded), children };
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text with its references resolved; throws for a declared entity. */
function decodeText(raw: string): string {
  return raw.replace(/&([^;&]{0,12});?/g, (_whole, name: string) => {
    const code = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name);
    const point =
      code === null ? 0 : Number.parseInt(code[1] ?? code[2] ?? '', code[1] === undefined ? 10 : 16);
    const text = code === null ? entities[name] : String.fromCodePoint(point);
    if (text === undefined) throw new Error('an entity of its own');
    return text;
  });
}

/** How many elements are drawn when every `use` is followed; Infinity for a circular one. */
function countDrawn(root: DrawingElement): number {
  const byId = new Map<string, DrawingElement>();
  const collect = (element: DrawingElement): void => {
    const id = element.attributes.get('id');
    if (id !== undefined) byId.set(id, element);
    for (const child of element.children) if (typeof child === 'object') collect(child);
  };
  collect(root);
  const counts = new Map<DrawingElement, number>();
  const count = (element: DrawingElement): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    counts.set(element, Infinity);
    let drawn = 1;
    for (const child of element.children) if (typeof child === 'object') drawn += count(child);
    // Patterns, masks, filters and the like draw the elements they reference again.
    for (const value of element.attributes.values()) {
      for (const [, id = ''] of value.matchAll(/(?:^|url\(\s*["']?)#([^"')\s]+)/g)) {
        const named = byId.get(id);
        if (named !== undefined) drawn += count(named);
      }
    }
    counts.set(element, drawn);
    return drawn;
  };
  return count(root);
}

const MAX_SIDE = 16_383;

const isSize = (side: number | undefined): side is number =>
  side !== undefined && side > 0 && side <= MAX_SIDE;

function sizeOf(root: DrawingElement): readonly [number, number] {
  const box = (root.attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const length = (name: string): number =>
    Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(root.attributes.get(name) ?? '')?.[1] ?? Number.NaN);
  const [, , boxWidth, boxHeight] = box;
  if (box.length === 4 && isSize(boxWidth) && isSize(boxHeight)) return [boxWidth, boxHeight];
  const [width, height] = [length('width'), length('height')];
  return isSize(width) && isSize(height) ? [width, height] : [300, 150];
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function write(element: DrawingElement): string {
  const attributes = [...element.attributes].map(([name, value]) => ` ${name}="${escape(value)}"`).join('');
  if (element.children.length === 0) return `<${element.name}${attributes}/>`;
  const inside = element.children
    .map((child) => (typeof child === 'string' ? escape(child) : write(child)))
    .join('');
  return `<${element.name}${attributes}>${inside}</${element.name}>`;
}

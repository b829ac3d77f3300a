import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { NAME_NUMBERS, numberOfName, readMarkup } from './markup-tokens.ts';
import { type KnownNeed, type Need, needOf } from './selector-needs.ts';
import { partsOf, type StylesheetPart } from './stylesheet-parts.ts';

/** The part of a stylesheet that a page's markup can use, with its Content-Security-Policy hash. */
export interface CriticalCss {
  /** The text in UTF-8. */
  readonly bytes: Buffer;
  /** `sha256-…` of the text. */
  readonly hash: string;
}

/** Selects the critical CSS of a page from one stylesheet. Null for markup that cannot be analysed safely. */
export type ChooseCss = (html: string) => CriticalCss | null;

/** Selections cached per stylesheet; pages of a kind share one. */
const MAX_SELECTIONS = 64;

/**
 * Prepares a stylesheet so that the rules a page can use are found quickly. The selection changes nothing when the whole
 * stylesheet follows: its rules are copies in the same order, and it names all layers first, in their order. Null where
 * that is not guaranteed.
 */
export function criticalCssChooser(css: string): ChooseCss | null {
  const parts = dependsOnPlace(css) ? null : partsOf(css);
  const layers = parts === null ? null : layerNames(parts);
  if (parts === null || layers === null) return null;
  const tokens = new TokensByName();
  const { pieces, needs } = compile(parts, tokens);
  const order = layers.length === 0 ? '' : `@layer ${layers.join(',')};`;
  const selections = new LRUCache<string, CriticalCss>({ max: MAX_SELECTIONS });

  return (html) => {
    const present = new Uint8Array(tokens.size);
    if (!readMarkup(html, (name) => (present[tokens.of[name] ?? 0] = 1))) return null;
    // Names that the stylesheet does not use.
    present[0] = 0;
    const key = Buffer.from(present.buffer).toString('latin1');
    const known = selections.get(key);
    if (known !== undefined) return known;
    const bytes = Buffer.from(order + write(pieces, needs, present));
    const made = { bytes, hash: `sha256-${createHash('sha256').update(bytes).digest('base64')}` };
    selections.set(key, made);
    return made;
  };
}

/** The tokens of a stylesheet's needs: one per name, numbered from 1. */
class TokensByName {
  /** By a name's hash; 0 where the stylesheet has no such name. */
  readonly of = new Uint16Array(NAME_NUMBERS);
  size = 1;

  tokenOf(name: string): number {
    const number = numberOfName(name);
    const known = this.of[number] ?? 0;
    if (known !== 0) return known;
    this.of[number] = this.size;
    this.size += 1;
    return this.size - 1;
  }
}

/** Whether a stylesheet would have another meaning inline than in a file. */
function dependsOnPlace(css: string): boolean {
  return /[\0\r\f]|@import\b|@namespace\b|@charset\b|<\/style|<!--|\\[^]{0,6}(?:import|layer)|url\(\s*["']?(?!["']?(?:\/|#|data:|https?:))/i.test(
    css,
  );
}

/** Names of all layers in order of first use; null where a layer is anonymous or conditional. */
function layerNames(parts: readonly StylesheetPart[]): readonly string[] | null {
  const names = new Set<string>();
  let isPlain = true;
  function visit(inside: readonly StylesheetPart[], outer: string, isConditional: boolean): void {
    for (const part of inside) {
      if (part.kind === 'rule') {
        if (/@layer\b/i.test(part.text)) isPlain = false;
        continue;
      }
      const isLayer = /^@layer\b/i.test(part.prelude);
      const found = isLayer
        ? part.prelude
            .slice('@layer'.length)
            .split(',')
            .map((name) => outer + name.trim())
        : [];
      if (isLayer && (isConditional || found.includes(outer))) isPlain = false;
      for (const name of found) names.add(name);
      if (part.kind === 'group')
        visit(part.parts, isLayer ? `${found[0] ?? ''}.` : outer, isConditional || !isLayer);
    }
  }
  visit(parts, '', false);
  return isPlain ? [...names] : null;
}

/** A rule, or the start or end of a group. */
interface Piece {
  readonly text: string;
  /** Index of its need; -1 for what is always included. */
  readonly need: number;
  readonly opens: boolean;
}

type TokenNeed = number | { readonly all: boolean; readonly of: readonly TokenNeed[] };

function compile(
  parts: readonly StylesheetPart[],
  tokens: TokensByName,
): { readonly pieces: readonly Piece[]; readonly needs: readonly TokenNeed[] } {
  const pieces: Piece[] = [];
  const needs: TokenNeed[] = [];
  const byText = new Map<string, number>();
  function number(need: KnownNeed): TokenNeed {
    if (typeof need !== 'string') return { all: need.kind === 'all', of: need.of.map(number) };
    return tokens.tokenOf(need);
  }
  function placeOf(need: Need): number {
    if (need === true) return -1;
    const text = JSON.stringify(need);
    const known = byText.get(text) ?? needs.push(number(need)) - 1;
    byText.set(text, known);
    return known;
  }
  function visit(inside: readonly StylesheetPart[]): void {
    for (const part of inside) {
      if (part.kind === 'group') {
        pieces.push({ text: `${part.prelude}{`, need: -1, opens: true });
        visit(part.parts);
        pieces.push({ text: '}', need: -1, opens: false });
      } else if (part.kind === 'rule' || !/^@layer\b/i.test(part.prelude)) {
        const need = part.kind === 'rule' ? needOf(part.selectors) : true;
        pieces.push({ text: part.text, need: placeOf(need), opens: false });
      }
    }
  }
  visit(parts);
  return { pieces, needs };
}

/** The rules whose needs are met, without empty groups. */
function write(pieces: readonly Piece[], needs: readonly TokenNeed[], present: Uint8Array): string {
  const isMet = (need: TokenNeed): boolean =>
    typeof need === 'number' ? present[need] === 1 : need.all ? need.of.every(isMet) : need.of.some(isMet);
  const met = needs.map(isMet);
  const out: string[] = [];
  const openings: number[] = [];
  for (const { text, need, opens } of pieces) {
    if (need !== -1 && met[need] !== true) continue;
    if (opens) openings.push(out.length);
    else if (text === '}') {
      const opening = openings.pop() ?? 0;
      if (opening === out.length - 1) {
        out.pop();
        continue;
      }
    }
    out.push(text);
  }
  return out.join('');
}

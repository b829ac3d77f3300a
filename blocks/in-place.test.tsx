import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { aPicture, someData } from './block-fixtures.ts';
import { blockList } from './block-list.ts';
import { openBlock } from './registry.ts';

interface Element {
  readonly tag: string;
  readonly classes: readonly string[];
  readonly parent: Element | null;
  text: string;
}

/** The elements of what React rendered: every tag is closed, attributes are in double quotes. */
function elementsOf(html: string): readonly Element[] {
  const all: Element[] = [];
  let open = null as Element | null;
  for (const [, close, tag = '', attributes = '', empty, text = ''] of html.matchAll(
    /<(\/?)([\w-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g,
  )) {
    if (tag === '') {
      for (let at = open; at !== null; at = at.parent) at.text += text;
    } else if (close === '/') open = open?.parent ?? null;
    else {
      const classes = (/\sclass="([^"]*)"/.exec(attributes)?.[1] ?? '').split(' ');
      const element: Element = { tag, classes, parent: open, text: '' };
      all.push(element);
      if (empty !== '/') open = element;
    }
  }
  return all;
}

/** Whether an element is meant by `.a`, `tag`, `:not(.a)`, or several of them written together. */
function isMeant({ tag, classes }: Element, compound: string): boolean {
  const parts = compound.match(/:not\(\.[\w-]+\)|\.[\w-]+|^[a-z]\w*/g) ?? [];
  if (parts.length === 0 || parts.join('') !== compound) throw new Error(`not a selector here: ${compound}`);
  return parts.every((part) => {
    if (part.startsWith(':not(')) return !classes.includes(part.slice(6, -1));
    return part.startsWith('.') ? classes.includes(part.slice(1)) : part === tag;
  });
}

/** Whether a selector of descendants and children (`a b > c`) means an element. */
function matches(element: Element, steps: readonly string[]): boolean {
  const own = steps.at(-1) ?? '';
  if (!isMeant(element, own)) return false;
  const before = steps.slice(0, -1);
  if (before.length === 0) return true;
  if (before.at(-1) === '>') return element.parent !== null && matches(element.parent, before.slice(0, -1));
  for (let at = element.parent; at !== null; at = at.parent) if (matches(at, before)) return true;
  return false;
}

const cases = blockList.flatMap(({ description: { type, inPlace, starting } }) =>
  inPlace === undefined ? [] : [[type, { inPlace, starting }] as const],
);

describe('what is edited where it stands', () => {
  it.each(cases)('in a block of type %s is one element with its text', (type, { inPlace, starting }) => {
    const words = 'Words typed here';
    const props: Readonly<Record<string, unknown>> = {
      // Whatever stands beside it must not be taken for it.
      ...(type === 'heading' || type === 'hero' ? { eyebrow: 'Since 2011' } : {}),
      ...(type === 'hero' ? { assetId: aPicture.id } : {}),
      ...starting,
      [inPlace.name]: inPlace.as === 'rich-text' ? `<p>${words}</p>` : words,
    };
    const opened = openBlock(type, props);
    if (!opened.ok) throw new Error(opened.problem);
    const place = { span: 12, fullWidth: false, isFirstPicture: false, blockId: 'b1' };
    const html = renderToStaticMarkup(opened.block.render({ ...place, data: someData() }));
    const found = elementsOf(html).filter((element) => matches(element, inPlace.selector.split(' ')));
    expect(found.map(({ text }) => text)).toEqual([words]);
  });

  it('is there in the blocks that are mostly words', () => {
    expect(cases.map(([type]) => type)).toEqual(
      expect.arrayContaining(['heading', 'text', 'button', 'quote', 'hero']),
    );
  });
});

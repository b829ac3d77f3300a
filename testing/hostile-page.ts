import { blockList } from '@vitrine/blocks/block-list.ts';
import type { BlockDescription, PanelField } from '@vitrine/blocks/description.ts';
import type { PageBlock } from '@vitrine/domain/page/page-document.ts';

/** Breaks out of a text, an attribute, a title, a comment, a style or a script that is not escaped, and then runs. */
export const hostileText = `"'>--></title></textarea></style></script><script>alert(window.__pwned=1)</script><img src=x onerror=alert(window.__pwned=2)><svg onload=alert(window.__pwned=3)>{squarespace-headers}{.section x}`;
/** A short one, for names of few characters. */
export const hostileName = `"><script>alert(window.__pwned=4)</script>`;
/** Addresses that run something where a link does not look at them. */
export const hostileLinks = [
  'javascript:alert(window.__pwned=5)',
  ' \u0001jAvAsCrIpT:alert(window.__pwned=6)',
  'java\tscript:alert(window.__pwned=7)',
  'data:text/html,<script>alert(window.__pwned=8)</script>',
  'vbscript:alert(1)',
  '/" onmouseover="alert(window.__pwned=9)" autofocus onfocus="alert(window.__pwned=10)',
] as const;

/** Which strings of a block are hostile. `texts` leaves what has a form of its own, such as addresses, as it begins. */
export type Hostility = 'texts' | 'all';

/**
 * A block of every kind that can be added, with hostile strings in every string field that its description names, also
 * in entries of lists and in groups. The blocks follow each other, one in each row.
 */
export function hostileBlocks(how: Hostility): readonly PageBlock[] {
  return blockList.map(({ description }, index) => ({
    id: `hostile-${description.type}`,
    type: description.type,
    place: { column: 1, columns: 24, row: index + 1, rows: 1 },
    props: hostileProps(description, how),
  }));
}

function hostileProps(description: BlockDescription, how: Hostility): Readonly<Record<string, unknown>> {
  return hostileFields([...description.content, ...description.design], description.starting, how);
}

function hostileFields(
  fields: readonly PanelField[],
  starting: Readonly<Record<string, unknown>>,
  how: Hostility,
): Readonly<Record<string, unknown>> {
  const props: Record<string, unknown> = { ...starting };
  for (const field of fields) {
    const value = hostileValue(field, how);
    if (value !== undefined) props[field.name] = value;
  }
  return props;
}

/** Undefined leaves what a new block has. */
function hostileValue(field: PanelField, how: Hostility): unknown {
  const link = hostileLinks[field.name.length % hostileLinks.length] ?? '';
  switch (field.kind) {
    case 'text':
      return field.format === undefined || how === 'all' ? hostileText.slice(0, field.max) : undefined;
    case 'alt-text':
      return hostileText.slice(0, field.max);
    case 'rich-text':
      return `<p title="${hostileName}" onclick="alert(window.__pwned=11)">${hostileText}</p><a href="${link}">x</a>`;
    case 'code':
      return `<b>${hostileText}</b>\n\n[x](${link}) ![x](${link})`;
    case 'texts':
      return [hostileText.slice(0, field.maxLength)];
    case 'dataset':
      return [[hostileName, hostileName]];
    case 'sheet':
      return { columns: [hostileName], rows: [{ name: hostileName, values: [1] }] };
    case 'list':
      return [hostileFields(field.fields, field.starting, how)];
    case 'group':
      return field.nullable === true ? undefined : hostileFields(field.fields, field.starting, how);
    case 'color':
    case 'date':
    case 'link':
      return how === 'all' ? (field.kind === 'color' ? hostileName : link) : undefined;
    case 'labelled-link':
      return { label: hostileName.slice(0, field.max), href: how === 'all' ? link : '/x' };
    case 'target':
      return how === 'all' ? { kind: 'address', href: link } : undefined;
    case 'playable':
      return how === 'all' ? { kind: 'embed', url: link, title: hostileText, playerUrl: link } : undefined;
    default:
      return undefined;
  }
}

const startTag = /<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const executable = /^(?:|text\/javascript|module|application\/javascript)$/i;

/**
 * What would run of `hostileText`, `hostileName` or `hostileLinks` in a page, by reading its tags as browsers do; empty
 * for a page in which they are nothing but text.
 */
export function whatRuns(html: string): readonly string[] {
  const found: string[] = [];
  startTag.lastIndex = 0;
  for (let match = startTag.exec(html); match !== null; match = startTag.exec(html)) {
    const [whole, name = '', inside = ''] = match;
    const attributes = new Map(
      [...inside.matchAll(attribute)].map(([, key = '', ...values]) => [
        key.toLowerCase(),
        readEntities(values.find((value) => value !== undefined) ?? ''),
      ]),
    );
    for (const [key, value] of attributes) {
      if (key.startsWith('on') && value.includes('__pwned')) found.push(whole);
      const address = value.replaceAll(/[\p{Cc}\s]/gu, '').toLowerCase();
      const runs = /^(?:javascript|vbscript):|^data:text\/html/.test(address);
      if (runs && /^(?:href|src|action|formaction|xlink:href|data|poster)$/.test(key)) found.push(whole);
      if (key === 'style' && value.includes('__pwned')) found.push(whole);
      // A frame that may not run scripts shows what somebody embeds.
      const sandbox = attributes.get('sandbox');
      const isStill = sandbox !== undefined && !/\ballow-scripts\b/i.test(sandbox);
      if (key === 'srcdoc' && !isStill && value.includes('__pwned')) found.push(whole);
    }
    const raw = name.toLowerCase();
    if (!['script', 'style', 'textarea', 'title'].includes(raw)) continue;
    const end = new RegExp(`</${raw}[\\s/>]`, 'gi');
    end.lastIndex = startTag.lastIndex;
    const until = end.exec(html)?.index ?? html.length;
    const content = html.slice(startTag.lastIndex, until);
    const isRun = raw === 'script' && executable.test(attributes.get('type') ?? '');
    if ((isRun || raw === 'style') && content.includes('__pwned'))
      found.push(`${whole}${content.slice(0, 200)}`);
    startTag.lastIndex = until;
  }
  return found;
}

const entities: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
  '#39': "'",
  '#x27': "'",
};
const readEntities = (text: string): string =>
  text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole);

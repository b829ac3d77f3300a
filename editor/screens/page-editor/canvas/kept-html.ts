import { Extension, Mark, mergeAttributes, Node } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { StarterKit } from '@tiptap/starter-kit';

/** Attributes that are kept as they are, by their names. */
const kept = (...names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute(name),
        renderHTML: (attributes: Record<string, unknown>) =>
          typeof attributes[name] === 'string' ? { [name]: attributes[name] } : {},
      },
    ]),
  );

/** Keeps the text style of every part of a text, which is independent of its level. */
const TextStyles = Extension.create({
  name: 'textStyles',
  addGlobalAttributes: () => [
    {
      types: [
        'heading',
        'paragraph',
        'blockquote',
        'listItem',
        'bulletList',
        'orderedList',
        'table',
        'figure',
      ],
      attributes: kept('data-style'),
    },
  ],
});

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableCaption? tableSection+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, 0],
});
const TableCaption = Node.create({
  name: 'tableCaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'caption' }],
  renderHTML: () => ['caption', 0],
});
const TableSection = Node.create({
  name: 'tableSection',
  content: 'tableRow+',
  addAttributes: () => ({ tag: { default: 'tbody', rendered: false } }),
  parseHTML: () => [
    { tag: 'thead', attrs: { tag: 'thead' } },
    { tag: 'tbody', attrs: { tag: 'tbody' } },
  ],
  renderHTML: ({ node }) => [node.attrs['tag'] === 'thead' ? 'thead' : 'tbody', 0],
});
const TableRow = Node.create({
  name: 'tableRow',
  content: 'tableCell+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});
const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  addAttributes: () => ({
    ...kept('scope', 'colspan', 'rowspan'),
    tag: { default: 'td', rendered: false },
  }),
  parseHTML: () => [
    { tag: 'td', getAttrs: () => ({ tag: 'td' }) },
    { tag: 'th', getAttrs: () => ({ tag: 'th' }) },
  ],
  renderHTML: ({ node, HTMLAttributes }) => [node.attrs['tag'] === 'th' ? 'th' : 'td', HTMLAttributes, 0],
});

const pictureAttributes = () => kept('src', 'alt', 'width', 'height', 'loading');
const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  addAttributes: pictureAttributes,
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});
const FigurePicture = Node.create({
  name: 'figurePicture',
  addAttributes: pictureAttributes,
  parseHTML: () => [{ tag: 'img[src]', context: 'figure/', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(figurePicture | block)+ figureCaption?',
  isolating: true,
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});
const FigureCaption = Node.create({
  name: 'figureCaption',
  content: 'inline*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
});

const Definitions = Node.create({
  name: 'definitions',
  group: 'block',
  content: '(definitionTerm | definitionText)+',
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: () => ['dl', 0],
});
const DefinitionTerm = Node.create({
  name: 'definitionTerm',
  content: 'inline*',
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: () => ['dt', 0],
});
const DefinitionText = Node.create({
  name: 'definitionText',
  content: 'block+',
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: () => ['dd', 0],
});

/** Marks that have no button: what is there is kept. */
const marks = [['sub'], ['sup'], ['small'], ['mark'], ['abbr', 'title'], ['time', 'datetime']].map(
  ([tag = '', ...names]) =>
    Mark.create({
      name: `kept-${tag}`,
      addAttributes: () => kept(...names),
      parseHTML: () => [{ tag }],
      renderHTML: ({ HTMLAttributes }) => [tag, mergeAttributes(HTMLAttributes), 0],
    }),
);

/**
 * Everything that formatted text may hold (`cleanHtml`), so that nothing of a text is lost by editing it. There is no
 * history: an open text is undone by the page's steps.
 */
export const keptHtml = [
  StarterKit.configure({ link: false, undoRedo: false }),
  Link.configure({
    openOnClick: false,
    autolink: false,
    protocols: ['mailto', 'tel'],
    HTMLAttributes: { target: null, rel: null },
  }),
  TextStyles,
  Table,
  TableCaption,
  TableSection,
  TableRow,
  TableCell,
  Picture,
  FigurePicture,
  Figure,
  FigureCaption,
  Definitions,
  DefinitionTerm,
  DefinitionText,
  ...marks,
];

/** HTML of the editor as it is stored: a cell or an entry of a list with one plain paragraph has its words alone. */
export function storedHtml(html: string): string {
  return (
    html
      .replaceAll(
        /<(td|th|dd|li)([^<>]*)><p>((?:(?!<\/?p\b|<\/?(?:ul|ol|li|td|th|dd)\b).)*)<\/p><\/\1>/gs,
        '<$1$2>$3</$1>',
      )
      // The empty paragraph that is kept at the end, to be typed in below a list.
      .replace(/(?:<p><\/p>)+$/, '')
  );
}

/** Formatting that may be split or joined without a loss. */
const joined = new Set([
  'a',
  'em',
  'strong',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'mark',
  'abbr',
  'time',
  'code',
]);
const sameAs: Readonly<Record<string, string>> = { B: 'strong', I: 'em' };

/** Whether everything of a text, its words, elements and attributes, is in another one too. */
export function keepsAll(before: string, after: string): boolean {
  const [was, is] = [partsOf(before), partsOf(after)];
  if (was.words !== is.words) return false;
  return [...was.parts].every(([part, count]) => {
    const now = is.parts.get(part) ?? 0;
    return joined.has(part.split(' ')[0] ?? '') ? now > 0 : now >= count;
  });
}

const isNothing = (element: Element): boolean =>
  element.textContent === '' && element.querySelector('img') === null;

function partsOf(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const parts = new Map<string, number>();
  for (const element of body.querySelectorAll('*')) {
    const tag = sameAs[element.tagName] ?? element.tagName.toLowerCase();
    const attributes = Array.from(element.attributes, ({ name, value }) => `${name}=${value}`).toSorted();
    const part = [tag, ...attributes].join(' ');
    // A paragraph without attributes adds nothing to where its words stand, and an empty mark has none.
    if (part === 'p' || (joined.has(tag) && isNothing(element))) continue;
    parts.set(part, (parts.get(part) ?? 0) + 1);
  }
  return { words: body.textContent.replaceAll(/\s+/g, ''), parts };
}

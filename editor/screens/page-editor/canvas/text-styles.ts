import type { Editor } from '@tiptap/react';
import { pageEditor as words } from '../../../text/en-page-editor.ts';

const levels = [1, 2, 3, 4, 5, 6] as const;
type Level = (typeof levels)[number];

/** Text styles in the order of the list. spec: site-platform 3 "Text style names" */
export const textStyleNames: { value: string; label: string }[] = [
  ...levels.map((level) => ({ value: String(level), label: words.textStyles.heading(level) })),
  ...Object.entries(words.textStyles.bySize).map(([value, label]) => ({ value, label })),
  { value: 'large', label: words.textStyles.large },
  { value: 'medium', label: words.textStyles.medium },
  { value: 'small', label: words.textStyles.small },
];

/** The text style at the caret. */
export function textStyleAt(editor: Editor): string {
  const heading: { readonly level?: number; readonly 'data-style'?: unknown } =
    editor.getAttributes('heading');
  if (editor.isActive('heading')) {
    const own = heading['data-style'];
    return typeof own === 'string' ? own : String(heading.level ?? 2);
  }
  const own: unknown = editor.getAttributes('paragraph')['data-style'];
  return typeof own === 'string' ? own : 'medium';
}

/** The level of a paragraph that becomes a heading of a size: below the page's title. */
const LEVEL_BY_SIZE: Level = 2;

/**
 * Gives the text at the caret a style. A paragraph that gets a heading's becomes a heading of that level; a heading
 * keeps its level, since that is the page's outline.
 */
export function setTextStyle(editor: Editor, style: string): void {
  if (Object.hasOwn(words.textStyles.bySize, style)) {
    const chain = editor.chain();
    if (!editor.isActive('heading')) chain.setHeading({ level: LEVEL_BY_SIZE });
    chain.updateAttributes('heading', { 'data-style': style }).run();
    return;
  }
  const level: Level | undefined = levels.find((one) => String(one) === style);
  if (level === undefined) {
    editor
      .chain()
      .setParagraph()
      .updateAttributes('paragraph', { 'data-style': style === 'medium' ? null : style })
      .run();
    return;
  }
  if (!editor.isActive('heading')) {
    editor.chain().setHeading({ level }).updateAttributes('heading', { 'data-style': null }).run();
    return;
  }
  const own: unknown = editor.getAttributes('heading')['level'];
  editor.commands.updateAttributes('heading', { 'data-style': own === level ? null : style });
}

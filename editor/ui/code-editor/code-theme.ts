import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colors are variables of the style sheet, one set for each scheme: each has 4.5:1 on its ground. */
const highlights = HighlightStyle.define([
  { tag: [tags.keyword, tags.tagName, tags.operatorKeyword, tags.modifier], color: 'var(--code-keyword)' },
  { tag: [tags.attributeName, tags.className, tags.labelName], color: 'var(--code-attribute)' },
  {
    tag: [tags.string, tags.attributeValue, tags.special(tags.string), tags.regexp],
    color: 'var(--code-string)',
  },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.color, tags.unit], color: 'var(--code-number)' },
  { tag: [tags.propertyName, tags.typeName, tags.namespace], color: 'var(--code-property)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.special(tags.variableName),
    ],
    color: 'var(--code-function)',
  },
  { tag: [tags.comment, tags.meta, tags.documentMeta], color: 'var(--code-comment)' },
  { tag: [tags.link, tags.url], color: 'var(--code-string)', textDecoration: 'underline' },
  { tag: tags.heading, color: 'var(--code-keyword)', fontWeight: '600' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: tags.invalid, color: 'var(--code-invalid)' },
]);

const look = EditorView.theme({
  '&': { color: 'var(--mantine-color-text)', backgroundColor: 'transparent', fontSize: 'inherit' },
  // The frame around it has the ring.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--mantine-font-family-monospace)',
    lineHeight: 'var(--code-line)',
    maxHeight: 'calc(var(--code-line) * var(--code-most) + 20px)',
    overflow: 'auto',
    // Not the frame: it would cut off a list of completions in a dialog that moves.
    borderRadius: 'calc(var(--mantine-radius-md) - 1px)',
  },
  '.cm-content': {
    padding: '10px 0',
    minHeight: 'calc(var(--code-line) * var(--code-least) + 20px)',
    caretColor: 'var(--mantine-color-text)',
  },
  '.cm-content:focus-visible': { outline: 'none' },
  '.cm-line': { padding: '0 12px 0 8px' },
  '.cm-gutters': {
    backgroundColor: 'var(--code-gutter)',
    color: 'var(--code-comment)',
    border: 'none',
    borderInlineEnd: '1px solid var(--shell-line)',
    // The editor itself sets the height of its lines.
    minHeight: 'calc(var(--code-line) * var(--code-least) + 20px) !important',
  },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 8px 0 10px', minWidth: '32px' },
  '.cm-gutter-lint': { width: '18px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0 2px' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--code-active)' },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLineGutter': {
    backgroundColor: 'var(--code-active)',
    color: 'var(--mantine-color-text)',
  },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    background: 'var(--code-selection)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--code-bracket)',
    outline: '1px solid currentColor',
  },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent', color: 'var(--code-invalid)' },
  '.cm-cursor': { borderLeftColor: 'var(--mantine-color-text)', borderLeftWidth: '2px' },
  '.cm-searchMatch': { backgroundColor: 'var(--code-match)', outline: '1px solid var(--code-match-line)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--code-match-line)' },
  '.cm-tooltip': {
    backgroundColor: 'var(--shell-paper)',
    color: 'var(--mantine-color-text)',
    border: '1px solid var(--shell-line)',
    borderRadius: '7px',
    boxShadow: 'var(--mantine-shadow-md)',
    fontSize: '13px',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 10px', lineHeight: '20px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--mantine-color-accent-6)',
    color: '#fff',
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionDetail': { fontStyle: 'normal', color: 'inherit' },
  '.cm-diagnostic': { padding: '6px 10px', borderInlineStart: '3px solid var(--code-invalid)' },
  '.cm-panels': {
    borderRadius: 'calc(var(--mantine-radius-md) - 1px) calc(var(--mantine-radius-md) - 1px) 0 0',
    backgroundColor: 'var(--code-gutter)',
    color: 'var(--mantine-color-text)',
    borderColor: 'var(--shell-line) !important',
    fontFamily: 'var(--mantine-font-family)',
  },
  '.cm-panel.cm-search': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    padding: '8px 40px 8px 10px',
    fontSize: '13px',
  },
  '.cm-panel.cm-search br': { display: 'none' },
  '.cm-panel.cm-search input, .cm-panel.cm-search button, .cm-panel.cm-search label': { margin: '0' },
  '.cm-panel.cm-search label': { display: 'inline-flex', alignItems: 'center', gap: '4px', fontSize: '13px' },
  '.cm-textfield': {
    minHeight: '30px',
    minWidth: '0',
    flex: '1 1 140px',
    padding: '2px 8px',
    fontSize: '13px',
    color: 'inherit',
    backgroundColor: 'var(--shell-paper)',
    border: '1px solid var(--code-edge)',
    borderRadius: '5px',
  },
  '.cm-button': {
    minHeight: '30px',
    padding: '2px 10px',
    fontSize: '13px',
    color: 'inherit',
    backgroundColor: 'var(--shell-paper)',
    backgroundImage: 'none',
    border: '1px solid var(--code-edge)',
    borderRadius: '5px',
    cursor: 'pointer',
  },
  '.cm-panel.cm-search [name=close]': {
    top: '6px',
    right: '6px',
    width: '30px',
    height: '30px',
    fontSize: '20px',
    color: 'inherit',
    cursor: 'pointer',
  },
  '@media (max-width: 720px)': {
    '.cm-textfield, .cm-button, .cm-panel.cm-search label': { minHeight: '44px', fontSize: '16px' },
    '.cm-panel.cm-search [name=close]': { width: '44px', height: '44px', top: '2px', right: '0' },
    '.cm-panel.cm-search': { paddingRight: '48px' },
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '12px 10px', minHeight: '44px' },
  },
});

export const codeLook: Extension = [look, syntaxHighlighting(highlights)];

import markdownIt from 'markdown-it';
import type { BlockRenderProps } from '../block.ts';
import { ownColor } from '../own-color.ts';
import { cleanRichText } from '../rich-text.ts';
import type { MarkdownProps } from './markdown.schema.ts';

const reader = markdownIt('default', { html: false, linkify: true, maxNesting: 30 });

// The page already has an h1: if the text uses it, all of its headings are lowered by one level.
reader.core.ruler.push('demote_headings', (state) => {
  const headings = state.tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  if (!headings.some(({ tag }) => tag === 'h1')) return;
  for (const heading of headings) heading.tag = `h${Math.min(6, Number(heading.tag.slice(1)) + 1)}`;
});

/** Converts Markdown to HTML that is safe to insert into a page. */
export function htmlOfMarkdown(markdown: string): string {
  return cleanRichText(reader.render(markdown));
}

export function MarkdownBlock({ props }: BlockRenderProps<MarkdownProps>) {
  return (
    <div
      {...ownColor('text', props.color)}
      data-size={props.size}
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: htmlOfMarkdown(props.markdown) }}
    />
  );
}

import type { BlockRenderProps } from '../block.ts';
import { ownColor } from '../own-color.ts';
import type { QuoteProps } from './quote.schema.ts';

export function QuoteBlock({ props: { text, source, href, color } }: BlockRenderProps<QuoteProps>) {
  return (
    <figure {...ownColor('quote', color)}>
      <blockquote cite={href?.startsWith('http') ? href : undefined}>
        <p>{text}</p>
      </blockquote>
      {source === '' ? null : <figcaption>{href === null ? source : <a href={href}>{source}</a>}</figcaption>}
    </figure>
  );
}

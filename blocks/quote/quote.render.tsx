import type { BlockRenderProps } from '../block.ts';
import type { QuoteProps } from './quote.schema.ts';

export function QuoteBlock({ props }: BlockRenderProps<QuoteProps>) {
  return (
    <figure className="quote">
      <blockquote>
        <p>{props.text}</p>
      </blockquote>
      {props.source === '' ? null : <figcaption>{props.source}</figcaption>}
    </figure>
  );
}

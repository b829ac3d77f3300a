import type { BlockRenderProps } from '../block.ts';
import type { TextProps } from './text.schema.ts';

/** Running text; its HTML was sanitised where it was written. */
export function TextBlock({ props }: BlockRenderProps<TextProps>) {
  return (
    <div
      className="text"
      data-size={props.size}
      data-align={props.align}
      // The server's sanitiser wrote this field: it is the one place where stored HTML passes unescaped.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: props.html }}
    />
  );
}

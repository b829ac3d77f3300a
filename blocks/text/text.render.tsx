import type { BlockRenderProps } from '../block.ts';
import { ownColor } from '../own-color.ts';
import { cleanRichText } from '../rich-text.ts';
import type { TextProps } from './text.schema.ts';

/** Rich text. */
export function TextBlock({ props }: BlockRenderProps<TextProps>) {
  return (
    <div
      {...ownColor('text', props.color)}
      data-size={props.size}
      data-align={props.align}
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: cleanRichText(props.html) }}
    />
  );
}

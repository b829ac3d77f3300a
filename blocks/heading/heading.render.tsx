import type { BlockRenderProps } from '../block.ts';
import { ownColor } from '../own-color.ts';
import type { HeadingProps } from './heading.schema.ts';

const tags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

export function HeadingBlock({ props }: BlockRenderProps<HeadingProps>) {
  const Tag = tags[props.level - 1] ?? 'h2';
  return (
    <div {...ownColor('heading', props.color)} data-size={props.size} data-align={props.align}>
      {props.eyebrow === '' ? null : <p className="eyebrow">{props.eyebrow}</p>}
      <Tag>{props.text}</Tag>
    </div>
  );
}

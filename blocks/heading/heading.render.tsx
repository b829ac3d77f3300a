import type { BlockRenderProps } from '../block.ts';
import type { HeadingProps } from './heading.schema.ts';

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export function HeadingBlock({ props }: BlockRenderProps<HeadingProps>) {
  const Tag = tags[props.level as 1 | 2 | 3 | 4];
  return (
    <div className="heading" data-size={props.size} data-align={props.align}>
      {props.eyebrow === '' ? null : <p className="eyebrow">{props.eyebrow}</p>}
      <Tag>{props.text}</Tag>
    </div>
  );
}

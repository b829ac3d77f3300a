import type { BlockRenderProps } from '../block.ts';
import type { SpacerProps } from './spacer.schema.ts';

export function SpacerBlock({ props }: BlockRenderProps<SpacerProps>) {
  return <div className="spacer" data-size={props.size} />;
}

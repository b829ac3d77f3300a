import type { BlockRenderProps } from '../block.ts';
import { ownLineColor } from '../own-color.ts';
import type { LineProps } from './line.schema.ts';

export function LineBlock({ props }: BlockRenderProps<LineProps>) {
  return <hr {...ownLineColor('line', props.color)} />;
}

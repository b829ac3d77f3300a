import type { BlockRenderProps } from '../block.ts';
import { DataTable } from './data-table.tsx';
import type { TableProps } from './table.schema.ts';

export function TableBlock({ props }: BlockRenderProps<TableProps>) {
  return <DataTable {...props} label={props.columns.join(', ')} />;
}

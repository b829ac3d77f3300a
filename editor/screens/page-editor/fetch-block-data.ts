import type { BlockData, BlockNeeds } from '@vitrine/blocks/block.ts';
import { blockDataOf } from '@vitrine/blocks/block-data-json.ts';
import { client } from '../../app/client.ts';

/** Asks the server for what blocks need. Throws what the call throws. */
export async function fetchBlockData(needs: BlockNeeds): Promise<BlockData> {
  return blockDataOf(await client.call('POST', '/api/admin/block-data', { body: needs }));
}

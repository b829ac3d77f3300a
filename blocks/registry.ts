import { blockList } from './block-list.ts';
import type { LoadedBlock, OpenedBlock } from './open-block.ts';

/**
 * Every block type of a page with its code, for the server, which needs all of them and opens them without waiting. No
 * block may import this module, not even through another one: both would wait for each other.
 */
const blocks: ReadonlyMap<string, LoadedBlock> = new Map(
  (await Promise.all(blockList.map(({ load }) => load()))).map((block) => [block.type, block]),
);

/** All block types; tests check each of them. @internal */
export const blockTypes: readonly string[] = [...blocks.keys()];

/** Checks stored props against their block's schema. An unknown type is reported like invalid props. */
export function openBlock(type: string, props: unknown): OpenedBlock {
  return blocks.get(type)?.open(props) ?? { ok: false, problem: 'unknown block type', paths: [] };
}

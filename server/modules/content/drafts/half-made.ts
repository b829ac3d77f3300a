import { describedBlock } from '@vitrine/blocks/block-list.ts';
import type { RequestedPage } from '@vitrine/blocks/block.ts';
import { deletedWords, missingWords } from '@vitrine/blocks/missing-words.ts';
import { openBlock } from '@vitrine/blocks/registry.ts';
import type { PageBlock, PageDocument } from '@vitrine/domain/page/page-document.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { existingAssets } from '../../media/index.ts';

/**
 * What each half-made block of a page lacks, by the block's id, in an owner's words: props that do not fit, and files
 * that were deleted while they are in use. Empty for a page that may be shown. One query, for all files of the page.
 */
export async function halfMadeBlocks(
  db: Queryable,
  websiteId: string,
  document: PageDocument,
  page: RequestedPage,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const used: { readonly block: PageBlock; readonly ids: readonly string[] }[] = [];
  for (const block of document.sections.flatMap(({ blocks }) => blocks)) {
    const opened = openBlock(block.type, block.props);
    if (opened.ok) {
      const { assetIds, fileIds = [] } = opened.block.needs(page);
      if (assetIds.length + fileIds.length > 0) used.push({ block, ids: [...assetIds, ...fileIds] });
    } else {
      found.set(block.id, lackingWords(block, opened.paths));
    }
  }
  const there = await existingAssets(
    db,
    websiteId,
    used.flatMap(({ ids }) => ids),
  );
  for (const { block, ids } of used) {
    const gone = ids.find((id) => !there.has(id));
    const description = describedBlock(block.type);
    if (gone === undefined || description === undefined) continue;
    const words = deletedWords(description, block.props, gone);
    if (words !== null) found.set(block.id, words);
  }
  // In the order of the page.
  return new Map(
    document.sections.flatMap(({ blocks }) =>
      blocks.flatMap(({ id }) => {
        const words = found.get(id);
        return words === undefined ? [] : [[id, words] as const];
      }),
    ),
  );
}

function lackingWords({ type, props }: PageBlock, paths: readonly (readonly PropertyKey[])[]): string {
  const description = describedBlock(type);
  if (description === undefined) return 'This kind of block is not known. Remove it.';
  const fresh = openBlock(type, description.starting);
  return missingWords(description, props, paths, fresh.ok ? [] : fresh.paths);
}

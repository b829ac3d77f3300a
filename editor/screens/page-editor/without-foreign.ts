import { describedBlock } from '@vitrine/blocks/block-list.ts';
import type { PanelField } from '@vitrine/blocks/description.ts';
import type { PageBlock, PageSection } from '@vitrine/domain/page/page-document.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * A block that was copied on another website, without the ids of that one's files, products, items and lists: what it
 * showed of them is yet to be chosen here, which the canvas and Publish say. Its words and its look stay.
 */
export function withoutForeign(block: PageBlock): PageBlock {
  const description = describedBlock(block.type);
  if (description === undefined) return block;
  return { ...block, props: cleaned([...description.content, ...description.design], block.props) };
}

/** The same for a section: a picture or video behind it stays behind. */
export function sectionWithoutForeign({ background, ...section }: PageSection): PageSection {
  const isOwn = background !== undefined && !('assetId' in background);
  return {
    ...section,
    ...(isOwn ? { background } : {}),
    blocks: section.blocks.map(withoutForeign),
  };
}

function cleaned(fields: readonly PanelField[], values: Values): Values {
  const kept = { ...values };
  for (const field of fields) {
    const value = kept[field.name];
    if (value === undefined || value === null) continue;
    switch (field.kind) {
      case 'crop':
      case 'focal-point':
      case 'target':
        delete kept[field.name];
        break;
      case 'asset':
      case 'item':
      case 'form':
      case 'collection':
      case 'mailing-list':
        // A required one that is missing is half made.
        if (field.nullable === true) kept[field.name] = null;
        else delete kept[field.name];
        break;
      case 'playable':
        if (isRecord(value) && 'assetId' in value) delete kept[field.name];
        break;
      case 'items':
        kept[field.name] = [];
        break;
      case 'list':
        if (Array.isArray(value))
          kept[field.name] = value.map((entry: unknown) =>
            isRecord(entry) ? cleaned(field.fields, entry) : entry,
          );
        break;
      case 'group':
        if (isRecord(value)) kept[field.name] = cleaned(field.fields, value);
        break;
      default:
    }
  }
  return kept;
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

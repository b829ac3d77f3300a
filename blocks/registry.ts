import { needsNothing, type BlockDefinition, type BlockNeeds, type BlockRenderProps } from './block.ts';
import { AddOnBlock, addOnQuery } from './add-on/add-on.render.tsx';
import { addOnSchema } from './add-on/add-on.schema.ts';
import { ButtonBlock } from './button/button.render.tsx';
import { buttonSchema } from './button/button.schema.ts';
import { DonationBlock, donationQuery } from './donation/donation.render.tsx';
import { donationSchema } from './donation/donation.schema.ts';
import { GalleryBlock } from './gallery/gallery.render.tsx';
import { gallerySchema } from './gallery/gallery.schema.ts';
import { HeadingBlock } from './heading/heading.render.tsx';
import { headingSchema } from './heading/heading.schema.ts';
import { HeroBlock } from './hero/hero.render.tsx';
import { heroSchema } from './hero/hero.schema.ts';
import { ImageBlock } from './image/image.render.tsx';
import { imageSchema } from './image/image.schema.ts';
import { LineBlock } from './line/line.render.tsx';
import { lineSchema } from './line/line.schema.ts';
import { ProductBlock, productBlockQuery } from './product-block/product-block.render.tsx';
import { productBlockSchema } from './product-block/product-block.schema.ts';
import { QuoteBlock } from './quote/quote.render.tsx';
import { quoteSchema } from './quote/quote.schema.ts';
import { SpacerBlock } from './spacer/spacer.render.tsx';
import { spacerSchema } from './spacer/spacer.schema.ts';
import { SummaryBlock } from './summary/summary.render.tsx';
import { summarySchema } from './summary/summary.schema.ts';
import { TextBlock } from './text/text.render.tsx';
import { textSchema } from './text/text.schema.ts';
import type { ReactNode } from 'react';

/** A block whose stored props were found valid: what it needs, and its face once that is there. */
export interface ReadyBlock {
  readonly needs: BlockNeeds;
  readonly render: (place: Omit<BlockRenderProps<unknown>, 'props'>) => ReactNode;
}

export type OpenedBlock =
  | { readonly ok: true; readonly block: ReadyBlock }
  | { readonly ok: false; readonly problem: string };

type OpenBlock = (props: unknown) => OpenedBlock;

/** Hides a definition's own props type behind the check that makes them sure. */
function open<Props>(definition: BlockDefinition<Props>): readonly [string, OpenBlock] {
  return [
    definition.type,
    (stored) => {
      const checked = definition.schema.safeParse(stored);
      if (!checked.success) {
        const [issue] = checked.error.issues;
        return {
          ok: false,
          problem: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`,
        };
      }
      const props = checked.data;
      return {
        ok: true,
        block: {
          needs: definition.needs(props),
          render: (place) => definition.Render({ ...place, props }),
        },
      };
    },
  ];
}

const pictures = (...assetIds: readonly string[]): BlockNeeds => ({ assetIds, itemQueries: [] });

/** Every kind of block a page can hold, by type. */
const blocks: ReadonlyMap<string, OpenBlock> = new Map([
  open({ type: 'text', schema: textSchema, Render: TextBlock, needs: () => needsNothing }),
  open({ type: 'heading', schema: headingSchema, Render: HeadingBlock, needs: () => needsNothing }),
  open({ type: 'hero', schema: heroSchema, Render: HeroBlock, needs: (props) => pictures(props.assetId) }),
  open({ type: 'image', schema: imageSchema, Render: ImageBlock, needs: (props) => pictures(props.assetId) }),
  open({ type: 'button', schema: buttonSchema, Render: ButtonBlock, needs: () => needsNothing }),
  open({
    type: 'summary',
    schema: summarySchema,
    Render: SummaryBlock,
    needs: ({ collectionId, limit, tag }) => ({ assetIds: [], itemQueries: [{ collectionId, limit, tag }] }),
  }),
  open({
    type: 'gallery',
    schema: gallerySchema,
    Render: GalleryBlock,
    needs: (props) => pictures(...props.pictures.map((picture) => picture.assetId)),
  }),
  open({
    type: 'donation',
    schema: donationSchema,
    Render: DonationBlock,
    needs: (props) => ({ assetIds: [], itemQueries: [donationQuery(props)] }),
  }),
  open({
    type: 'product',
    schema: productBlockSchema,
    Render: ProductBlock,
    needs: (props) => ({ assetIds: [], itemQueries: [productBlockQuery(props)] }),
  }),
  open({
    type: 'add-on',
    schema: addOnSchema,
    Render: AddOnBlock,
    needs: (props) => ({ assetIds: [], itemQueries: [addOnQuery(props)] }),
  }),
  open({ type: 'quote', schema: quoteSchema, Render: QuoteBlock, needs: () => needsNothing }),
  open({ type: 'line', schema: lineSchema, Render: LineBlock, needs: () => needsNothing }),
  open({ type: 'spacer', schema: spacerSchema, Render: SpacerBlock, needs: () => needsNothing }),
]);

/** The types a page may hold. */
export const blockTypes: readonly string[] = [...blocks.keys()];

/** Checks stored props against their block's schema. An unknown type is a problem like any other. */
export function openBlock(type: string, props: unknown): OpenedBlock {
  const openThis = blocks.get(type);
  return openThis === undefined ? { ok: false, problem: 'unknown block type' } : openThis(props);
}

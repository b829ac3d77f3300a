import { createElement } from 'react';
import {
  needsNothing,
  type RequestedPage,
  type BlockDefinition,
  type BlockNeeds,
  type BlockRenderProps,
} from './block.ts';
import { accordionBlock } from './accordion/accordion.block.ts';
import { addOnBlock } from './add-on/add-on.block.ts';
import { archiveBlock } from './archive/archive.block.ts';
import { audioBlock } from './audio/audio.block.ts';
import { buttonBlock } from './button/button.block.ts';
import { calendarBlock } from './calendar/calendar.block.ts';
import { chartBlock } from './chart/chart.block.ts';
import { codeBlock } from './code/code.block.ts';
import { contentLinkBlock } from './content-link/content-link.block.ts';
import { donationBlock } from './donation/donation.block.ts';
import { formBlock } from './form/form.block.ts';
import { embedBlock } from './embed/embed.block.ts';
import { galleryBlock } from './gallery/gallery.block.ts';
import { headingBlock } from './heading/heading.block.ts';
import { heroBlock } from './hero/hero.block.ts';
import { imageBlock } from './image/image.block.ts';
import { lineBlock } from './line/line.block.ts';
import { logoBlock } from './logo/logo.block.ts';
import { mapBlock } from './map/map.block.ts';
import { markdownBlock } from './markdown/markdown.block.ts';
import { memberAreaBlock } from './member-area/member-area.block.ts';
import { menuBlock } from './menu/menu.block.ts';
import { navigationBlock } from './navigation/navigation.block.ts';
import { newsletterBlock } from './newsletter/newsletter.block.ts';
import { pricingPlanBlock } from './pricing-plan/pricing-plan.block.ts';
import { productBlock } from './product-block/product-block.block.ts';
import { quoteBlock } from './quote/quote.block.ts';
import { rssBlock } from './rss/rss.block.ts';
import { searchBlock } from './search/search.block.ts';
import { socialLinksBlock } from './social-links/social-links.block.ts';
import { spacerBlock } from './spacer/spacer.block.ts';
import { summaryBlock } from './summary/summary.block.ts';
import { tableBlock } from './table/table.block.ts';
import { tagCloudBlock } from './tag-cloud/tag-cloud.block.ts';
import { textBlock } from './text/text.block.ts';
import { tourDatesBlock } from './tour-dates/tour-dates.block.ts';
import { videoBlock } from './video/video.block.ts';
import type { ReactNode } from 'react';

/** A block whose stored props are valid: the data it needs, and its view once that is loaded. */
export interface ReadyBlock {
  readonly needs: (page: RequestedPage) => BlockNeeds;
  readonly render: (place: Omit<BlockRenderProps<unknown>, 'props'>) => ReactNode;
}

export type OpenedBlock =
  | { readonly ok: true; readonly block: ReadyBlock }
  | { readonly ok: false; readonly problem: string };

type OpenBlock = (props: unknown) => OpenedBlock;

/** Hides a definition's props type behind its schema check. */
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
          needs: (page) => definition.needs?.(props, page) ?? needsNothing,
          render: (place) => createElement(definition.Render, { ...place, props }),
        },
      };
    },
  ];
}

/** Every block type of a page. */
const blocks: ReadonlyMap<string, OpenBlock> = new Map([
  open(accordionBlock),
  open(addOnBlock),
  open(archiveBlock),
  open(audioBlock),
  open(buttonBlock),
  open(calendarBlock),
  open(chartBlock),
  open(codeBlock),
  open(contentLinkBlock),
  open(donationBlock),
  open(formBlock),
  open(embedBlock),
  open(galleryBlock),
  open(headingBlock),
  open(heroBlock),
  open(imageBlock),
  open(lineBlock),
  open(logoBlock),
  open(mapBlock),
  open(markdownBlock),
  open(memberAreaBlock),
  open(menuBlock),
  open(navigationBlock),
  open(newsletterBlock),
  open(pricingPlanBlock),
  open(productBlock),
  open(quoteBlock),
  open(rssBlock),
  open(searchBlock),
  open(socialLinksBlock),
  open(spacerBlock),
  open(summaryBlock),
  open(tableBlock),
  open(tagCloudBlock),
  open(textBlock),
  open(tourDatesBlock),
  open(videoBlock),
]);

/** All block types; tests check each of them. @internal */
export const blockTypes: readonly string[] = [...blocks.keys()];

/** Checks stored props against their block's schema. An unknown type is reported like invalid props. */
export function openBlock(type: string, props: unknown): OpenedBlock {
  const openThis = blocks.get(type);
  return openThis === undefined ? { ok: false, problem: 'unknown block type' } : openThis(props);
}

import type { BlockDefinition } from './block.ts';
import type { BlockDescription } from './description.ts';
import type { LoadedBlock } from './open-block.ts';
import { accordionEditor } from './accordion/accordion.editor.ts';
import { addOnEditor } from './add-on/add-on.editor.ts';
import { archiveEditor } from './archive/archive.editor.ts';
import { audioEditor } from './audio/audio.editor.ts';
import { buttonEditor } from './button/button.editor.ts';
import { calendarEditor } from './calendar/calendar.editor.ts';
import { chartEditor } from './chart/chart.editor.ts';
import { codeEditor } from './code/code.editor.ts';
import { contentLinkEditor } from './content-link/content-link.editor.ts';
import { donationEditor } from './donation/donation.editor.ts';
import { embedEditor } from './embed/embed.editor.ts';
import { formEditor } from './form/form.editor.ts';
import { galleryEditor } from './gallery/gallery.editor.ts';
import { headingEditor } from './heading/heading.editor.ts';
import { heroEditor } from './hero/hero.editor.ts';
import { imageEditor } from './image/image.editor.ts';
import { lineEditor } from './line/line.editor.ts';
import { logoEditor } from './logo/logo.editor.ts';
import { mapEditor } from './map/map.editor.ts';
import { markdownEditor } from './markdown/markdown.editor.ts';
import { memberAreaEditor } from './member-area/member-area.editor.ts';
import { menuEditor } from './menu/menu.editor.ts';
import { navigationEditor } from './navigation/navigation.editor.ts';
import { newsletterEditor } from './newsletter/newsletter.editor.ts';
import { pricingPlanEditor } from './pricing-plan/pricing-plan.editor.ts';
import { productBlockEditor } from './product-block/product-block.editor.ts';
import { quoteEditor } from './quote/quote.editor.ts';
import { rssEditor } from './rss/rss.editor.ts';
import { searchEditor } from './search/search.editor.ts';
import { socialLinksEditor } from './social-links/social-links.editor.ts';
import { spacerEditor } from './spacer/spacer.editor.ts';
import { summaryEditor } from './summary/summary.editor.ts';
import { tableEditor } from './table/table.editor.ts';
import { tagCloudEditor } from './tag-cloud/tag-cloud.editor.ts';
import { textEditor } from './text/text.editor.ts';
import { tourDatesEditor } from './tour-dates/tour-dates.editor.ts';
import { videoEditor } from './video/video.editor.ts';

/** A block type as the editor lists it: its description is at hand, its code is loaded when it is needed. */
export interface ListedBlock {
  readonly description: BlockDescription;
  readonly load: () => Promise<LoadedBlock>;
}

function listed<Props>(
  description: BlockDescription,
  load: () => Promise<BlockDefinition<Props>>,
): ListedBlock {
  return {
    description,
    // Loaded as well, so that the list alone brings neither zod nor React along.
    load: async () => {
      const [{ loadedBlock }, definition] = await Promise.all([import('./open-block.ts'), load()]);
      return loadedBlock(definition);
    },
  };
}

/** Every block type, in the order in which a group of the list from which blocks are added shows them. */
export const blockList: readonly ListedBlock[] = [
  listed(headingEditor, async () => (await import('./heading/heading.block.ts')).headingBlock),
  listed(textEditor, async () => (await import('./text/text.block.ts')).textBlock),
  listed(buttonEditor, async () => (await import('./button/button.block.ts')).buttonBlock),
  listed(quoteEditor, async () => (await import('./quote/quote.block.ts')).quoteBlock),
  listed(tableEditor, async () => (await import('./table/table.block.ts')).tableBlock),
  listed(accordionEditor, async () => (await import('./accordion/accordion.block.ts')).accordionBlock),
  listed(markdownEditor, async () => (await import('./markdown/markdown.block.ts')).markdownBlock),
  listed(imageEditor, async () => (await import('./image/image.block.ts')).imageBlock),
  listed(galleryEditor, async () => (await import('./gallery/gallery.block.ts')).galleryBlock),
  listed(videoEditor, async () => (await import('./video/video.block.ts')).videoBlock),
  listed(audioEditor, async () => (await import('./audio/audio.block.ts')).audioBlock),
  listed(heroEditor, async () => (await import('./hero/hero.block.ts')).heroBlock),
  listed(mapEditor, async () => (await import('./map/map.block.ts')).mapBlock),
  listed(embedEditor, async () => (await import('./embed/embed.block.ts')).embedBlock),
  listed(summaryEditor, async () => (await import('./summary/summary.block.ts')).summaryBlock),
  listed(
    contentLinkEditor,
    async () => (await import('./content-link/content-link.block.ts')).contentLinkBlock,
  ),
  listed(calendarEditor, async () => (await import('./calendar/calendar.block.ts')).calendarBlock),
  listed(tourDatesEditor, async () => (await import('./tour-dates/tour-dates.block.ts')).tourDatesBlock),
  listed(menuEditor, async () => (await import('./menu/menu.block.ts')).menuBlock),
  listed(archiveEditor, async () => (await import('./archive/archive.block.ts')).archiveBlock),
  listed(tagCloudEditor, async () => (await import('./tag-cloud/tag-cloud.block.ts')).tagCloudBlock),
  listed(rssEditor, async () => (await import('./rss/rss.block.ts')).rssBlock),
  listed(
    productBlockEditor,
    async () => (await import('./product-block/product-block.block.ts')).productBlock,
  ),
  listed(addOnEditor, async () => (await import('./add-on/add-on.block.ts')).addOnBlock),
  listed(donationEditor, async () => (await import('./donation/donation.block.ts')).donationBlock),
  listed(
    pricingPlanEditor,
    async () => (await import('./pricing-plan/pricing-plan.block.ts')).pricingPlanBlock,
  ),
  listed(formEditor, async () => (await import('./form/form.block.ts')).formBlock),
  listed(newsletterEditor, async () => (await import('./newsletter/newsletter.block.ts')).newsletterBlock),
  listed(spacerEditor, async () => (await import('./spacer/spacer.block.ts')).spacerBlock),
  listed(lineEditor, async () => (await import('./line/line.block.ts')).lineBlock),
  listed(logoEditor, async () => (await import('./logo/logo.block.ts')).logoBlock),
  listed(navigationEditor, async () => (await import('./navigation/navigation.block.ts')).navigationBlock),
  listed(
    socialLinksEditor,
    async () => (await import('./social-links/social-links.block.ts')).socialLinksBlock,
  ),
  listed(searchEditor, async () => (await import('./search/search.block.ts')).searchBlock),
  listed(memberAreaEditor, async () => (await import('./member-area/member-area.block.ts')).memberAreaBlock),
  listed(chartEditor, async () => (await import('./chart/chart.block.ts')).chartBlock),
  listed(codeEditor, async () => (await import('./code/code.block.ts')).codeBlock),
];

const byType: ReadonlyMap<string, ListedBlock> = new Map(
  blockList.map((block) => [block.description.type, block]),
);

/** What the editor knows of a block type; undefined for an unknown one. */
export function describedBlock(type: string): BlockDescription | undefined {
  return byType.get(type)?.description;
}

/** Loads the code of one block type; undefined for an unknown one. Rejects while the code cannot be fetched. */
export async function loadBlock(type: string): Promise<LoadedBlock | undefined> {
  return byType.get(type)?.load();
}

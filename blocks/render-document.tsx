import type { PageBlock, PageDocument, PageSection } from '@vitrine/domain/page/page-document.ts';
import { hasMainHeading } from '@vitrine/domain/page/main-heading.ts';
import { storedId } from '@vitrine/domain/page/shared-sections.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  blockAttributes,
  canvasBlockAttributes,
  canvasPlaceAttributes,
  canvasSectionAttributes,
  gridAttributes,
  pageSectionAttributes,
  sectionAreas,
} from './block-layout.ts';
import { BlockView, lacksPicture } from './block-view.tsx';
import {
  groupQueryKey,
  itemQueryKey,
  type RequestedPage,
  type BlockData,
  type BlockNeeds,
  type GroupQuery,
  type ItemQuery,
} from './block.ts';
import { inLocale } from './locale.ts';
import { openBlock } from './registry.ts';
import { Background, backgroundNeeds } from './views/section-background/section-background.tsx';

/** A block left out of a page: its type is unknown, its props are invalid or its view threw. */
export interface BlockProblem {
  readonly blockId: string;
  readonly type: string;
  readonly problem: string;
}

export interface RenderDocumentOptions {
  /**
   * 'canvas' renders for the editor: every section and block with its id, those that visitors do not see too. A block
   * that is half made or shows nothing has a placeholder, which the editor words, and all sections stand between two
   * comments.
   */
  readonly mode?: 'canvas';
  /** Called for every block left out; a page never breaks because of one. */
  readonly onProblem?: (problem: BlockProblem) => void;
}

interface PlacedView {
  readonly block: PageBlock;
  readonly html: string;
}

const ignore = (): void => {};

/** The data a document needs to be rendered, each asset and query once. */
export function collectNeeds(document: PageDocument, page: RequestedPage): Required<BlockNeeds> {
  const assetIds = new Set<string>();
  const fileIds = new Set<string>();
  const feedUrls = new Set<string>();
  const formIds = new Set<string>();
  const itemQueries = new Map<string, ItemQuery>();
  const groupQueries = new Map<string, GroupQuery>();
  for (const section of document.sections) {
    const ground = backgroundNeeds(section.background);
    for (const assetId of ground.assetIds) assetIds.add(assetId);
    for (const fileId of ground.fileIds) fileIds.add(fileId);
    for (const { type, props } of section.blocks) {
      const opened = openBlock(type, props);
      if (!opened.ok) continue;
      const needs = opened.block.needs(page);
      for (const assetId of needs.assetIds) assetIds.add(assetId);
      for (const fileId of needs.fileIds ?? []) fileIds.add(fileId);
      for (const url of needs.feedUrls ?? []) feedUrls.add(url);
      for (const formId of needs.formIds ?? []) formIds.add(formId);
      for (const query of needs.itemQueries) itemQueries.set(itemQueryKey(query), query);
      for (const query of needs.groupQueries ?? []) groupQueries.set(groupQueryKey(query), query);
    }
  }
  return {
    assetIds: [...assetIds],
    fileIds: [...fileIds],
    feedUrls: [...feedUrls],
    formIds: [...formIds],
    itemQueries: [...itemQueries.values()],
    groupQueries: [...groupQueries.values()],
  };
}

/** The document as plain HTML: sections in order, each with its blocks on its grid. */
export function renderDocument(
  document: PageDocument,
  data: BlockData,
  options: RenderDocumentOptions = {},
): string {
  const onProblem = options.onProblem ?? ignore;
  const page: RequestedPage = {
    month: data.month ?? null,
    now: data.site.now,
    timeZone: data.site.timeZone,
  };
  const locale = localeOf(data.site.language);
  const isCanvas = options.mode === 'canvas';
  let firstPictureIsAhead = true;
  let hasHeading = hasMainHeading({
    ...document,
    sections: document.sections.filter(({ shared }) => shared === undefined),
  });
  const html: string[] = [];
  /** Where the sections of a part stand on the canvas. */
  let place: { readonly section: PageSection; readonly inside: string[] } | null = null;
  for (const section of document.sections) {
    const isShared = section.shared !== undefined;
    const isEdited = isCanvas && !isShared;
    const views: PlacedView[] = [];
    const isFirstGround = firstPictureIsAhead && hasGround(section, data);
    if (isFirstGround) firstPictureIsAhead = false;
    for (const block of section.blocks) {
      const view = viewOf(block, section);
      if (view !== '') views.push({ block, html: view });
      else if (isEdited) views.push({ block, html: renderToStaticMarkup(placeholderOf(block, page, data)) });
    }
    let rendered = '';
    if (views.length > 0 || isEdited) {
      const ground = <Background background={section.background} data={data} isFirst={isFirstGround} />;
      const shown = <Section section={section} views={views} ground={ground} isCanvas={isEdited} />;
      rendered = renderToStaticMarkup(inLocale(locale, shown));
    }
    // What stands on many pages does not know which of them has its main heading already.
    if (isShared && hasHeading) rendered = withoutMainHeading(rendered);
    else if (isShared) hasHeading = hasMainHeading({ ...document, sections: [section] });
    if (isCanvas && isShared) {
      if (place?.section.id !== storedId(section.id)) closePlace();
      place ??= { section, inside: [] };
      place.inside.push(rendered);
    } else {
      closePlace();
      html.push(rendered);
    }
  }
  closePlace();
  return isCanvas ? `${canvasStart}${html.join('')}${canvasEnd}` : html.join('');

  /** The frames of a part's code blocks are its own. */
  function dataOf({ shared }: PageSection): BlockData {
    return shared === undefined ? data : { ...data, codeFolder: `/_v/code/${shared}` };
  }

  function closePlace(): void {
    if (place === null) return;
    const inside = { __html: place.inside.join('') };
    html.push(
      renderToStaticMarkup(
        <div {...canvasPlaceAttributes(place.section)} dangerouslySetInnerHTML={inside} />,
      ),
    );
    place = null;
  }

  /** The HTML of a block; '' for one that shows nothing or cannot be shown. */
  function viewOf(block: PageBlock, section: PageSection): string {
    const { id: blockId, type } = block;
    const opened = openBlock(type, block.props);
    if (!opened.ok) {
      onProblem({ blockId, type, problem: opened.problem });
      return '';
    }
    const ready = opened.block;
    try {
      const isFirstPicture = firstPictureIsAhead && showsPicture(ready.needs(page), data);
      const view = renderToStaticMarkup(
        inLocale(locale, <BlockView {...{ block, section, data: dataOf(section), ready, isFirstPicture }} />),
      );
      if (isFirstPicture) firstPictureIsAhead = false;
      return view;
    } catch (error) {
      onProblem({ blockId, type, problem: error instanceof Error ? error.message : String(error) });
      return '';
    }
  }
}

/**
 * A page has one main heading: those of further parts are one level lower. Typed markup is escaped or sanitised by then,
 * so a tag found here is real.
 */
export const withoutMainHeading = (html: string): string => html.replace(/<(\/?)h1(?=[\s>])/g, '<$1h2');

/** Around the sections of a canvas. */
const canvasStart = '<!--canvas:start-->';
const canvasEnd = '<!--canvas:end-->';

/** `data-gone` marks a block whose picture was deleted. */
function placeholderOf({ type, props }: PageBlock, page: RequestedPage, data: BlockData) {
  const opened = openBlock(type, props);
  const isGone = opened.ok && lacksPicture(opened.block.needs(page), data);
  return <div className="canvas-placeholder" data-type={type} data-gone={isGone ? '' : undefined} />;
}

/** Whether the section has a background picture or video. */
function hasGround({ background }: PageSection, data: BlockData): boolean {
  const { assetIds, fileIds } = backgroundNeeds(background);
  return assetIds.some((id) => data.assets.has(id)) || fileIds.some((id) => data.files?.has(id) === true);
}

/** Whether a block with these needs will show a picture with the data at hand. */
function showsPicture(needs: BlockNeeds, data: BlockData): boolean {
  return (
    needs.assetIds.some((assetId) => data.assets.has(assetId)) ||
    needs.itemQueries.some((query) => (data.items.get(itemQueryKey(query))?.[0]?.mainImage ?? null) !== null)
  );
}

function Section({
  section,
  views,
  ground,
  isCanvas,
}: {
  readonly section: PageSection;
  readonly views: readonly PlacedView[];
  readonly ground: ReactNode;
  readonly isCanvas: boolean;
}) {
  const shown = new Set(views.map(({ block }) => block.id));
  const areas = sectionAreas(
    section,
    (block, device) => isCanvas || (shown.has(block.id) && block.hidden !== device),
  );
  const attributesOf = isCanvas ? canvasBlockAttributes : blockAttributes;
  return (
    <section {...(isCanvas ? canvasSectionAttributes : pageSectionAttributes)(section)}>
      {ground}
      <div {...gridAttributes(section)}>
        {views.map(({ block, html }) => (
          <div
            key={block.id}
            {...attributesOf(block, areas.get(block.id) ?? {})}
            // Views are rendered one by one, so that one that throws does not break the page.
            dangerouslySetInnerHTML={{ __html: html }}
          />
        ))}
      </div>
    </section>
  );
}

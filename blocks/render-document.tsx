import type { PageBlock, PageDocument, PageSection } from '@vitrine/domain/page/page-document.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
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
import type { ReadyBlock } from './open-block.ts';
import { openBlock } from './registry.ts';
import { Background, backgroundNeeds } from './views/section-background/section-background.tsx';

/** A block left out of a page: its type is unknown, its props are invalid or its view threw. */
export interface BlockProblem {
  readonly blockId: string;
  readonly type: string;
  readonly problem: string;
}

export interface RenderDocumentOptions {
  /** Called for every block left out; a page never breaks because of one. */
  readonly onProblem?: (problem: BlockProblem) => void;
}

interface PlacedBlock {
  readonly stored: PageBlock;
  readonly ready: ReadyBlock;
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
  const itemQueries = new Map<string, ItemQuery>();
  const groupQueries = new Map<string, GroupQuery>();
  for (const section of document.sections) {
    const ground = backgroundNeeds(section.background);
    for (const assetId of ground.assetIds) assetIds.add(assetId);
    for (const fileId of ground.fileIds) fileIds.add(fileId);
    for (const { ready } of openBlocks(section, ignore)) {
      const needs = ready.needs(page);
      for (const assetId of needs.assetIds) assetIds.add(assetId);
      for (const fileId of needs.fileIds ?? []) fileIds.add(fileId);
      for (const url of needs.feedUrls ?? []) feedUrls.add(url);
      for (const query of needs.itemQueries) itemQueries.set(itemQueryKey(query), query);
      for (const query of needs.groupQueries ?? []) groupQueries.set(groupQueryKey(query), query);
    }
  }
  return {
    assetIds: [...assetIds],
    fileIds: [...fileIds],
    feedUrls: [...feedUrls],
    itemQueries: [...itemQueries.values()],
    groupQueries: [...groupQueries.values()],
  };
}

/** The document as plain HTML: sections in order, each with its blocks on the 12-column grid. */
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
  let firstPictureIsAhead = true;
  const html: string[] = [];
  for (const section of document.sections) {
    const views: PlacedView[] = [];
    const isFirstGround = firstPictureIsAhead && hasGround(section, data);
    if (isFirstGround) firstPictureIsAhead = false;
    for (const { stored, ready } of openBlocks(section, onProblem)) {
      const { span } = stored.place;
      try {
        const isFirstPicture = firstPictureIsAhead && showsPicture(ready.needs(page), data);
        const block = ready.render({
          data,
          span,
          fullWidth: section.fullWidth,
          isFirstPicture,
          blockId: stored.id,
        });
        const view = renderToStaticMarkup(inLocale(locale, block));
        if (isFirstPicture) firstPictureIsAhead = false;
        if (view !== '') views.push({ block: stored, html: view });
      } catch (error) {
        onProblem({
          blockId: stored.id,
          type: stored.type,
          problem: error instanceof Error ? error.message : String(error),
        });
      }
    }
    if (views.length > 0) {
      const ground = <Background background={section.background} data={data} isFirst={isFirstGround} />;
      html.push(
        renderToStaticMarkup(inLocale(locale, <Section section={section} views={views} ground={ground} />)),
      );
    }
  }
  return html.join('');
}

/** Whether the section has a background picture or video. */
function hasGround({ background }: PageSection, data: BlockData): boolean {
  const { assetIds, fileIds } = backgroundNeeds(background);
  return assetIds.some((id) => data.assets.has(id)) || fileIds.some((id) => data.files?.has(id) === true);
}

function openBlocks(section: PageSection, onProblem: (problem: BlockProblem) => void): PlacedBlock[] {
  return section.blocks.flatMap((stored) => {
    const opened = openBlock(stored.type, stored.props);
    if (opened.ok) return [{ stored, ready: opened.block }];
    onProblem({ blockId: stored.id, type: stored.type, problem: opened.problem });
    return [];
  });
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
}: {
  readonly section: PageSection;
  readonly views: readonly PlacedView[];
  readonly ground: ReactNode;
}) {
  return (
    <section
      className="section"
      id={`section-${section.id}`}
      data-theme={section.theme}
      data-space={section.space}
      data-width={section.fullWidth ? 'full' : undefined}
    >
      {ground}
      <div className="section-grid">
        {views.map(({ block, html }) => (
          <div
            key={block.id}
            className="block"
            data-block={block.type}
            style={placeOf(block)}
            // Views are rendered one by one, so that one that throws does not break the page.
            dangerouslySetInnerHTML={{ __html: html }}
          />
        ))}
      </div>
    </section>
  );
}

/** The block's position on the grid, as custom properties that only apply to wide windows. */
function placeOf({ place }: PageBlock): CSSProperties {
  const column = Math.min(12, Math.max(1, Math.trunc(place.column)));
  const span = Math.min(13 - column, Math.max(1, Math.trunc(place.span)));
  return { '--column': column, '--span': span } as CSSProperties;
}

import { collectNeeds, renderDocument, withoutMainHeading } from '@vitrine/blocks/render-document.tsx';
import type { Platform } from '../../../platform/platform.ts';
import { escapeHtml } from '@vitrine/domain/text/escape-html.ts';
import type { Site } from '../../websites/index.ts';
import { loadBlockData } from './block-data.ts';
import type { DocumentPart, FoundPage } from '../lookup/found-page.ts';
import type { SiteStructure } from '../lookup/structure.ts';

/** The HTML of a page's blocks, '' when it has none. Their data is loaded first, for all parts together. */
export async function renderDocuments(
  platform: Platform,
  site: Site,
  structure: SiteStructure,
  { documents, month }: Pick<FoundPage, 'documents' | 'month'>,
): Promise<string> {
  if (documents.length === 0) return '';
  const { timeZone } = site.settings;
  const sections = documents.flatMap(({ document }) => document.sections);
  const needs = collectNeeds({ version: 2, sections }, { month, now: platform.clock.now(), timeZone });
  const data = await loadBlockData(platform, site, structure, needs, month);
  const render = (part: DocumentPart, index: number): string => {
    const own = renderDocument(
      part.document,
      { ...data, codeFolder: part.codeFolder ?? `/_v/code/${part.ownerId}` },
      part.mode === 'canvas'
        ? { mode: part.mode }
        : {
            onProblem: (problem) =>
              platform.log.warn({ ...problem, owner: part.ownerId }, 'a block was left out'),
          },
    );
    const html = index === 0 ? own : withoutMainHeading(own);
    part.show?.(html);
    return part.anchor === null ? html : `<div id="${escapeHtml(part.anchor)}">${html}</div>`;
  };
  return documents.map(render).join('');
}

import type { PageBlock, PageDocument, PageSection } from '@vitrine/domain/page/page-document.ts';
import { newId } from '@vitrine/server/platform/ids.ts';

/** A block on columns `column` to `column + span - 1` of twelve; full width by default. */
export function block(
  type: string,
  props: Readonly<Record<string, unknown>>,
  place: { readonly column: number; readonly span: number } = { column: 1, span: 12 },
): PageBlock {
  return { id: newId(), type, place, props };
}

export function section(
  look: Partial<Pick<PageSection, 'theme' | 'space' | 'fullWidth'>>,
  ...blocks: readonly PageBlock[]
): PageSection {
  return { id: newId(), theme: 'light', space: 'normal', fullWidth: false, ...look, blocks };
}

export function page(...sections: readonly PageSection[]): PageDocument {
  return { version: 1, sections };
}

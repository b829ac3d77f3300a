import type { PageSection } from '@vitrine/domain/page/page-document.ts';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { sharedSections as text } from '../../../text/en-shared-sections.ts';
import { arePartsKnown, partNow } from './use-parts.ts';

/** What a section is called: its place on the page, of a shared one its name. Names come with `useParts`. */
export function sectionWords({ shared }: PageSection, index: number): string {
  if (shared === undefined) return words.section(index + 1);
  const name = partNow(shared)?.name;
  if (name !== undefined) return text.named(name);
  return arePartsKnown() ? text.goneName : text.one;
}

import type { PageSection } from '@vitrine/domain/page/page-document.ts';
import { tidySection } from '@vitrine/domain/page/tidy-document.ts';
import { calls } from './calls.ts';
import { closings } from './closings.ts';
import { columns } from './columns.ts';
import { contact } from './contact.ts';
import { forms } from './forms.ts';
import { lists } from './lists.ts';
import { openers } from './openers.ts';
import { people } from './people.ts';
import { pictures } from './pictures.ts';
import { pricing } from './pricing.ts';
import { questions } from './questions.ts';
import { quotes } from './quotes.ts';
import type { ReadySection, SectionGroup, SectionSite } from './section-draft.ts';
import { shop } from './shop.ts';
import { texts } from './texts.ts';

/** Ready sections by their purpose, in the order in which the editor lists them. */
export const sectionLibrary: readonly SectionGroup[] = [
  openers,
  texts,
  columns,
  pictures,
  shop,
  quotes,
  people,
  lists,
  contact,
  questions,
  pricing,
  forms,
  calls,
  closings,
];

/** Pictures by which the next section of the library begins further on. */
const STEP = 3;

/** A ready section with the site's own words and pictures. Sections begin with different pictures of the site. */
export function makeSection(ready: ReadySection, site: SectionSite, newId: () => string): PageSection {
  const at = sectionLibrary.flatMap(({ sections }) => sections).indexOf(ready);
  const first = site.pictures.length === 0 ? 0 : (Math.max(0, at) * STEP) % site.pictures.length;
  const turned = [...site.pictures.slice(first), ...site.pictures.slice(0, first)];
  const { blocks, ...look } = ready.make({ ...site, pictures: turned });
  return tidySection({ ...look, id: newId(), blocks: blocks.map((block) => ({ ...block, id: newId() })) });
}

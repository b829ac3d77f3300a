import {
  blockAttributes,
  gridAttributes,
  pageSectionAttributes,
  sectionAreas,
} from '@vitrine/blocks/block-layout.ts';
import { inLocale } from '@vitrine/blocks/locale.ts';
import { Background, backgroundNeeds } from '@vitrine/blocks/views/section-background/section-background.tsx';
import type { PageSection } from '@vitrine/domain/page/page-document.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { BlockSource } from './block-source.ts';
import { viewOf } from './live-blocks.tsx';

/** A section as pages show it, rendered in the browser: nothing in it is edited. */
export function StillSection({
  section,
  source,
}: {
  readonly section: PageSection;
  readonly source: BlockSource;
}): ReactNode {
  useSyncExternalStore(source.subscribe, source.version);
  const areas = sectionAreas(section, () => true);
  const data = source.data({ ...backgroundNeeds(section.background), itemQueries: [] });
  return (
    <section {...pageSectionAttributes(section)}>
      {data !== null &&
        inLocale(
          localeOf(data.site.language),
          <Background background={section.background} data={data} isFirst={false} />,
        )}
      <div {...gridAttributes(section)}>
        {section.blocks.map((block) => (
          <div key={block.id} {...blockAttributes(block, areas.get(block.id) ?? {})}>
            {viewOf(block, section, source)}
          </div>
        ))}
      </div>
    </section>
  );
}

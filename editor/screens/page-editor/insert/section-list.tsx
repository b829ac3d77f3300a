import { TextInput, UnstyledButton } from '@mantine/core';
import type { ReadySection, SectionSite } from '@vitrine/blocks/sections/section-draft.ts';
import { makeSection, sectionLibrary } from '@vitrine/blocks/sections/section-library.ts';
import { useMemo, useState, useSyncExternalStore, type PointerEventHandler, type RefObject } from 'react';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { CallFailed, ListWaiting } from '../../../ui/call-state.tsx';
import { SearchIcon } from '../../../ui/icons.tsx';
import { addReadySection, newId } from '../block-actions.ts';
import type { BlockSource } from '../canvas/block-source.ts';
import type { FrameDom } from '../canvas/frame-dom.ts';
import { useSpeech } from '../speech.tsx';
import { useEditorStore } from '../use-editor.ts';
import { hasWord } from './has-word.ts';
import styles from './insert-list.module.css';
import { sectionInsertion } from './insertion.ts';
import { addSaved, addShared } from '../shared/share-actions.ts';
import { OwnSections, useOwnSections } from './own-sections.tsx';
import { SectionPreview } from './section-preview.tsx';
import { useDragIn } from './use-drag-in.ts';
import { useSectionSite } from './use-section-site.ts';

/**
 * The library of ready sections, each shown in the look of the site. A press adds one below the selected section, a drag
 * where it is dropped.
 */
export function SectionList({
  source,
  canvas,
  onAdded,
}: {
  readonly source: BlockSource;
  readonly canvas: RefObject<FrameDom | null>;
  readonly onAdded: () => void;
}) {
  const store = useEditorStore();
  const say = useSpeech();
  const [search, setSearch] = useState('');
  const { site, error, again } = useSectionSite();
  const own = useOwnSections(search);
  const hasOwn = own.saved.length + own.parts.length > 0;
  const found = sectionLibrary
    .map((group) => ({
      ...group,
      sections: group.sections.filter((ready) => hasWord([ready.name, group.name, ...ready.words], search)),
    }))
    .filter(({ sections }) => sections.length > 0);

  const { groups, drag } = useDragIn(canvas, onAdded);
  const add = (ready: ReadySection): void => {
    if (site === undefined) return;
    const section = makeSection(ready, site, newId);
    added([section.id, addReadySection(store, ready.name, section)]);
  };
  const added = ([id, said]: readonly [string, string]): void => {
    say(said);
    onAdded();
    showSection(id);
  };

  return (
    <>
      <TextInput
        aria-label={words.sectionSearch}
        placeholder={words.sectionSearch}
        leftSection={<SearchIcon size={16} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          const first = found[0]?.sections[0];
          if (event.key !== 'Enter') return;
          const saved = own.saved.flatMap(({ section, ...one }) =>
            section === null ? [] : [{ ...one, section }],
          )[0];
          const [part] = own.parts;
          if (search !== '' && saved !== undefined) added(addSaved(store, saved));
          else if (search !== '' && part !== undefined) added(addShared(store, part));
          else if (first !== undefined) add(first);
        }}
      />
      <div ref={groups} className={styles['groups']}>
        <OwnSections
          own={own}
          source={source}
          onSaved={(saved) => added(addSaved(store, saved))}
          onShared={(part) => added(addShared(store, part))}
        />
        {error !== null && <CallFailed error={error} again={again} />}
        {site === undefined && error === null && <ListWaiting />}
        {found.length === 0 && !hasOwn && <p className={styles['none']}>{words.sectionNone(search)}</p>}
        {site !== undefined &&
          found.map(({ name, sections }) => (
            <fieldset key={name} className={styles['group']} aria-label={name}>
              <h3>{name}</h3>
              <div className={styles['sections']}>
                {sections.map((ready) => (
                  <ReadyCard
                    key={ready.name}
                    ready={ready}
                    site={site}
                    source={source}
                    add={add}
                    drag={drag(ready.name, (dom) =>
                      sectionInsertion(dom, store, ready.name, () => makeSection(ready, site, newId)),
                    )}
                  />
                ))}
              </div>
            </fieldset>
          ))}
      </div>
    </>
  );
}

/** Scrolls the canvas to a section that was added, once it is there. */
function showSection(id: string): void {
  requestAnimationFrame(() => {
    const page = document.querySelector<HTMLIFrameElement>('iframe[data-canvas-frame]')?.contentDocument;
    const added = [...(page?.querySelectorAll<HTMLElement>('[data-section-id]') ?? [])].find(
      ({ dataset }) => dataset['sectionId'] === id,
    );
    added?.scrollIntoView({ block: 'start' });
  });
}

function ReadyCard({
  ready,
  site,
  source,
  add,
  drag,
}: {
  readonly ready: ReadySection;
  readonly site: SectionSite;
  readonly source: BlockSource;
  readonly add: (ready: ReadySection) => void;
  readonly drag: PointerEventHandler<HTMLElement>;
}) {
  useSyncExternalStore(source.subscribe, source.version);
  const section = useMemo(() => makeSection(ready, site, newId), [ready, site]);
  // All pictures at once, so that there is no call for each section.
  const isReady = source.data({ assetIds: site.pictures, itemQueries: [] }) !== null;
  return (
    <div className={styles['section']}>
      <SectionPreview title={ready.name} section={section} source={isReady ? source : null} />
      <UnstyledButton
        data-add
        className={styles['sectionName']}
        onClick={() => add(ready)}
        onPointerDown={drag}
      >
        {ready.name}
      </UnstyledButton>
    </div>
  );
}

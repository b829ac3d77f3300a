import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import type { SharedSection } from '@vitrine/contracts/parts.ts';
import type { ListedSection, SavedSection } from '@vitrine/contracts/saved-sections.ts';
import { ownSections } from '@vitrine/domain/page/shared-sections.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useMatch } from 'react-router';
import { client, queryClient, sentenceOf } from '../../../app/client.ts';
import { sharedSections as text } from '../../../text/en-shared-sections.ts';
import { MoreIcon } from '../../../ui/icons.tsx';
import { showUndo } from '../../../ui/show-undo.tsx';
import type { BlockSource } from '../canvas/block-source.ts';
import { focusCanvas } from '../canvas/text-place.ts';
import { SectionNameDialog } from '../shared/section-name-dialog.tsx';
import { SAVED_KEY, saveSection } from '../shared/share-actions.ts';
import shared from '../shared/shared.module.css';
import { useAllParts, usePartBlocks } from '../shared/use-parts.ts';
import { hasWord } from './has-word.ts';
import styles from './insert-list.module.css';
import { SectionPreview, useIsNear } from './section-preview.tsx';

/** The site's own sections whose name has a word: saved ones, and on a page those that stand on many. */
export function useOwnSections(search: string): {
  readonly saved: readonly ListedSection[];
  readonly parts: readonly SharedSection[];
} {
  const isPage = useMatch('/pages/:pageId') !== null;
  const saved = useQuery({
    queryKey: SAVED_KEY,
    queryFn: ({ signal }) => client.call('GET', '/api/admin/saved-sections', {}, signal),
  });
  const parts = useAllParts(isPage);
  return {
    saved: (saved.data?.sections ?? []).filter(({ name }) => hasWord([name, text.groupSaved], search)),
    parts: (isPage ? (parts.data?.parts ?? []) : []).filter(({ name }) =>
      hasWord([name, text.groupShared], search),
    ),
  };
}

/** The groups of the site's own sections, before the ready ones. */
export function OwnSections(props: {
  readonly own: ReturnType<typeof useOwnSections>;
  readonly source: BlockSource;
  readonly onSaved: (saved: SavedSection) => void;
  readonly onShared: (part: SharedSection) => void;
}) {
  const { saved, parts } = props.own;
  return (
    <>
      {saved.length > 0 && (
        <Group name={text.groupSaved}>
          {saved.map(({ section, ...one }) =>
            section === null ? (
              <NewerCard key={one.id} name={one.name} />
            ) : (
              <SavedCard
                key={one.id}
                saved={{ ...one, section }}
                source={props.source}
                add={() => props.onSaved({ ...one, section })}
              />
            ),
          )}
        </Group>
      )}
      {parts.length > 0 && (
        <Group name={text.groupShared}>
          {parts.map((part) => (
            <SharedCard key={part.id} part={part} source={props.source} add={() => props.onShared(part)} />
          ))}
        </Group>
      )}
    </>
  );
}

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles['group']} aria-label={name}>
      <h3>{name}</h3>
      <div className={styles['sections']}>{children}</div>
    </fieldset>
  );
}

function SharedCard(props: {
  readonly part: SharedSection;
  readonly source: BlockSource;
  readonly add: () => void;
}) {
  const { id, name } = props.part;
  const card = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(card);
  const { data } = usePartBlocks(id, isNear);
  const [section] = ownSections(data?.document);
  return (
    <div ref={card} className={styles['section']}>
      {section !== undefined && <SectionPreview title={name} section={section} source={props.source} />}
      <UnstyledButton data-add className={styles['sectionName']} onClick={props.add}>
        {name}
      </UnstyledButton>
    </div>
  );
}

/** A section that only a newer version of the product can show and add; it is left as it is. */
function NewerCard({ name }: { readonly name: string }) {
  return (
    <div className={styles['newer']}>
      <p>{name}</p>
      <p>{text.fromNewer}</p>
    </div>
  );
}

const readSavedAgain = () => queryClient.invalidateQueries({ queryKey: SAVED_KEY });

/** Deletes a saved section; Undo saves it again. */
async function deleteSaved({ id, name, section }: SavedSection, focusList: () => void): Promise<void> {
  try {
    await client.call('DELETE', '/api/admin/saved-sections/:id', { params: { id } });
  } catch (error) {
    notifications.show({ color: 'red', message: sentenceOf(error) });
    return;
  }
  await readSavedAgain();
  showUndo({
    message: text.deleted(name),
    label: text.undo,
    undo: () => {
      focusList();
      return saveSection(section, name).then(
        () => void notifications.show({ message: text.restored(name) }),
        (error: unknown) => void notifications.show({ color: 'red', message: sentenceOf(error) }),
      );
    },
  });
}

function SavedCard(props: {
  readonly saved: SavedSection;
  readonly source: BlockSource;
  readonly add: () => void;
}) {
  const { id, name, section } = props.saved;
  const card = useRef<HTMLDivElement>(null);
  const [isNaming, setNaming] = useState(false);
  const remove = async (): Promise<void> => {
    const list = card.current?.closest('section');
    // What was pressed is gone then.
    const focusList = (): void => {
      const field = list?.isConnected === true ? list.querySelector<HTMLElement>('input') : null;
      if (field === null) focusCanvas();
      else field.focus();
    };
    await deleteSaved(props.saved, focusList);
    requestAnimationFrame(focusList);
  };
  return (
    <div ref={card} className={styles['section']}>
      <SectionPreview title={name} section={section} source={props.source} />
      <UnstyledButton data-add className={styles['sectionName']} onClick={props.add}>
        {name}
      </UnstyledButton>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={26}
            className={shared['menu'] ?? ''}
            aria-label={text.actions(name)}
          >
            <MoreIcon size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setNaming(true)}>{text.rename}</Menu.Item>
          <Menu.Item color="red" onClick={() => void remove()}>
            {text.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isNaming && (
        <SectionNameDialog
          title={text.renameTitle}
          submit={text.renameDo}
          name={name}
          act={async (typed) => {
            await client.call('PUT', '/api/admin/saved-sections/:id', {
              params: { id },
              body: { name: typed },
            });
            await readSavedAgain();
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}

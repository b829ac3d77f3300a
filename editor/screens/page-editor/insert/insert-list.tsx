import { TextInput, UnstyledButton } from '@mantine/core';
import { blockList } from '@vitrine/blocks/block-list.ts';
import { blockGroups, type BlockDescription } from '@vitrine/blocks/description.ts';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { pageEditor as words } from '../../../text/en-page-editor.ts';
import { SearchIcon } from '../../../ui/icons.tsx';
import { addBlock } from '../block-actions.ts';
import { BlockIcon } from '../block-icon.tsx';
import type { FrameDom } from '../canvas/frame-dom.ts';
import { blockInsertion } from './insertion.ts';
import { useDragIn } from './use-drag-in.ts';
import styles from './insert-list.module.css';
import { hasWord, nameRank } from './has-word.ts';
import { useSpeech } from '../speech.tsx';
import { useEditorStore } from '../use-editor.ts';

/**
 * The list from which blocks are added, by group and by search. A press adds the block below what is selected, a drag
 * where it is dropped.
 */
export function InsertList({
  canvas,
  onAdded,
}: {
  readonly canvas: RefObject<FrameDom | null>;
  readonly onAdded: () => void;
}) {
  const store = useEditorStore();
  const say = useSpeech();
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const found = blockList
    .map(({ description }) => description)
    .filter((description) => matches(description, search))
    .toSorted((a, b) => nameRank(a.name, search) - nameRank(b.name, search));
  // What is searched for is one list, so that what Enter adds is its first.
  const shownGroups =
    search.trim() === ''
      ? blockGroups.map((group) => ({
          name: words.groups[group],
          blocks: found.filter((description) => description.group === group),
        }))
      : [{ name: words.insertFound, blocks: found }];
  // Opened by a key or a press it is searched at once; who comes back from the other tab stays on its tab.
  useEffect(() => {
    if (document.activeElement?.role !== 'tab') field.current?.focus();
  }, []);

  const { groups, drag } = useDragIn(canvas, onAdded);
  const add = (type: string): void => {
    const said = addBlock(store, type);
    if (said !== null) say(said);
    onAdded();
  };

  return (
    <>
      <TextInput
        ref={field}
        aria-label={words.insertSearch}
        placeholder={words.insertSearch}
        leftSection={<SearchIcon size={16} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          const [first] = found;
          if (event.key === 'Enter' && first !== undefined) add(first.type);
        }}
      />
      <div ref={groups} className={styles['groups']}>
        {found.length === 0 && <p className={styles['none']}>{words.insertNone(search)}</p>}
        {shownGroups.map(({ name, blocks }) => {
          if (blocks.length === 0) return null;
          return (
            <fieldset key={name} className={styles['group']} aria-label={name}>
              <h3>{name}</h3>
              <div className={styles['blocks']}>
                {blocks.map((description) => (
                  <UnstyledButton
                    key={description.type}
                    data-add
                    className={styles['block']}
                    title={description.about}
                    onClick={() => add(description.type)}
                    onPointerDown={drag(description.name, (dom) =>
                      blockInsertion(dom, store, description.type),
                    )}
                  >
                    <BlockIcon path={description.icon} size={22} />
                    <span>{description.name}</span>
                  </UnstyledButton>
                ))}
              </div>
            </fieldset>
          );
        })}
      </div>
    </>
  );
}

const matches = ({ name, about, words: more }: BlockDescription, search: string): boolean =>
  hasWord([name, about, ...more], search);

import { Button } from '@mantine/core';
import type { ListedPage } from '@vitrine/contracts/pages.ts';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { navigation as text } from '../../../text/en-navigation.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { focusPlace } from '../../../ui/focus-place.ts';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Tone } from '../../../ui/tone.tsx';
import screen from '../../../ui/screen.module.css';
import { useShowMore } from '../../../ui/show-more.ts';
import treeStyles from '../../../ui/tree/tree.module.css';
import { KindIcon } from '../kind-icon.tsx';
import { openedBy } from '../page-row.tsx';
import pageStyles from '../pages.module.css';
import styles from './navigation.module.css';

/** Pages that are shown at first, and with each press of "Show more". */
const AT_ONCE = 50;

/** The pages that no navigation leads to. */
export function UnlinkedPages(props: {
  pages: readonly ListedPage[];
  /** Whether the main navigation takes another entry. */
  canTake: boolean;
  onAdd: (page: ListedPage) => void;
}) {
  const { pages } = props;
  const [shown, setShown] = useState(AT_ONCE);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const showMore = useShowMore(list, () => Promise.resolve(setShown((before) => before + AT_ONCE)));
  const add = (page: ListedPage, place: number) => {
    props.onAdd(page);
    // The pressed button is gone.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>('li button') ?? [];
      focusPlace(buttons[Math.min(place, buttons.length - 1)] ?? heading.current);
    });
  };
  return (
    <section className={screen['sheet']} aria-label={text.unlinked}>
      <div className={styles['head']}>
        <h2 ref={heading}>{text.unlinked}</h2>
        <span className={styles['hint']}>{pages.length === 0 ? text.allLinked : text.unlinkedHint}</span>
      </div>
      <ul ref={list} className={treeStyles['list']} aria-label={text.unlinked}>
        {pages.slice(0, shown).map((page, place) => (
          <li key={page.id} aria-label={page.title} className={`${treeStyles['row']} ${styles['unlinked']}`}>
            <span className={pageStyles['icon']} data-seen={page.isPublished}>
              <KindIcon kind={page.kind} size={18} />
            </span>
            <span className={pageStyles['words']}>
              <span className={pageStyles['named']}>
                <Link className={pageStyles['title']} to={openedBy(page)}>
                  {page.title}
                </Link>
                {!page.isPublished && <Tone tone="grey">{text.unpublished}</Tone>}
              </span>
              <span className={pageStyles['path']}>{page.path}</span>
            </span>
            {props.canTake && (
              <Button
                variant="default"
                size="xs"
                leftSection={<PlusIcon size={16} />}
                classNames={{
                  root: styles['add'] ?? '',
                  label: styles['addLabel'] ?? '',
                  section: styles['addIcon'] ?? '',
                }}
                aria-label={text.addToMainOf(page.title)}
                onClick={() => add(page, place)}
              >
                {text.addToMain}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {pages.length > shown && (
        <div className={screen['more']}>
          <BusyButton variant="default" onClick={showMore}>
            {text.more}
          </BusyButton>
        </div>
      )}
    </section>
  );
}

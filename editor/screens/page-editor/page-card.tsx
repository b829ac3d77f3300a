import { Button, Kbd } from '@mantine/core';
import type { OpenedDraft } from '@vitrine/contracts/page-drafts.ts';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import { PartCard } from './site-frame/part-card.tsx';
import styles from './page-editor.module.css';

/** What is known of the page, while nothing on it is selected, and the keys that work on it. */
export function PageCard({ ref, opened }: { readonly ref: Ref<HTMLElement>; readonly opened: OpenedDraft }) {
  return (
    <aside
      ref={ref}
      className={styles['inspector']}
      data-zone
      data-page
      aria-label={words.panelTitle}
      tabIndex={-1}
    >
      <div className={styles['inspectorHead']}>
        <h2>{opened.kind === 'block-field' ? opened.title : words.page}</h2>
      </div>
      {opened.kind === 'block-field' ? (
        <PartCard />
      ) : (
        <>
          <dl className={styles['facts']}>
            <dt>{words.pageTitle}</dt>
            <dd>{opened.title}</dd>
            <dt>{words.pageAddress}</dt>
            <dd>{opened.path}</dd>
          </dl>
          <Button component={Link} to={`/pages?settings=${opened.id}`} variant="default" size="xs">
            {words.pageSettings}
          </Button>
        </>
      )}
      <h3 className={styles['keysTitle']}>{words.keys}</h3>
      <ul className={styles['keyList']}>
        {words.keyList.map(({ keys, does }) => (
          <li key={does}>
            <span>{does}</span>
            <Kbd size="xs">{keys}</Kbd>
          </li>
        ))}
      </ul>
    </aside>
  );
}

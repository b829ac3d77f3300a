import { lazyPart } from '../../ui/lazy-part.tsx';
import { Button, Kbd } from '@mantine/core';
import type { OpenedDraft } from '@vitrine/contracts/page-drafts.ts';
import type { WrittenKind } from '@vitrine/domain/content/content.ts';
import { type Ref, Suspense } from 'react';
import { Link } from 'react-router';
import { pageEditor as words } from '../../text/en-page-editor.ts';
import { sharedSections } from '../../text/en-shared-sections.ts';
import { written } from '../../text/en-written.ts';
import { ListWaiting } from '../../ui/call-state.tsx';
import { useWrittenKind, writtenPaths } from '../posts/written-kinds.ts';
import styles from './page-editor.module.css';

const SharedCard = lazyPart(async () => (await import('./shared/shared-card.tsx')).SharedCard);
const FieldCard = lazyPart(async () => (await import('./site-frame/field-card.tsx')).FieldCard);

function titleOf({ kind, title }: OpenedDraft, writtenKind: WrittenKind): string {
  if (kind === 'block-field') return title;
  if (kind === 'post') return written[writtenKind].column;
  return kind === 'shared-section' ? sharedSections.one : words.page;
}

/** What is known of the page, while nothing on it is selected, and the keys that work on it. */
export function PageCard({ ref, opened }: { readonly ref: Ref<HTMLElement>; readonly opened: OpenedDraft }) {
  const writtenKind = useWrittenKind();
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
        <h2>{titleOf(opened, writtenKind)}</h2>
      </div>
      {opened.kind === 'page' || opened.kind === 'post' ? (
        <PageFacts opened={opened} />
      ) : (
        <Suspense fallback={<ListWaiting rows={2} />}>
          {opened.kind === 'shared-section' ? <SharedCard partId={opened.id} /> : <FieldCard />}
        </Suspense>
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

function PageFacts({ opened }: { readonly opened: OpenedDraft }) {
  const writtenKind = useWrittenKind();
  return (
    <>
      <dl className={styles['facts']}>
        <dt>{words.pageTitle}</dt>
        <dd>{opened.title}</dd>
        <dt>{words.pageAddress}</dt>
        <dd>{opened.path}</dd>
      </dl>
      <Button
        component={Link}
        to={
          opened.kind === 'post'
            ? `${writtenPaths[writtenKind]}/${opened.id}/settings`
            : `/pages?settings=${opened.id}`
        }
        variant="default"
        size="xs"
      >
        {opened.kind === 'post' ? written[writtenKind].settings : words.pageSettings}
      </Button>
    </>
  );
}

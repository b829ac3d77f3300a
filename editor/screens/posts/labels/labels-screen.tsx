import { NativeSelect, Tabs, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { WrittenKind } from '@vitrine/domain/content/content.ts';
import { postLabels as text } from '../../../text/en-posts.ts';
import { written } from '../../../text/en-written.ts';
import { ListWaiting } from '../../../ui/call-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BackIcon } from '../../../ui/icons.tsx';
import screen from '../../../ui/screen.module.css';
import { useWrittenLists } from '../post-queries.ts';
import { writtenPaths } from '../written-kinds.ts';
import { AuthorList } from './author-list.tsx';
import { LabelList } from './label-list.tsx';

const tabs = ['tag', 'category', 'author'] as const;
type Tab = (typeof tabs)[number];
const isTab = (value: string | null): value is Tab => tabs.some((tab) => tab === value);

/** The tags and categories of a list, and the authors of all. */
export function LabelsScreen({ kind }: { readonly kind: WrittenKind }) {
  const words = written[kind];
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get('tab');
  const tab: Tab = isTab(given) ? given : 'tag';
  const lists = useWrittenLists(kind);
  const [chosen, setChosen] = useState<string | null>(null);
  const list = chosen ?? lists?.[0]?.id ?? null;
  return (
    <div className={screen['screen']}>
      <Link to={writtenPaths[kind]} className={screen['back']}>
        <BackIcon size={18} />
        {words.back}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
        <span className={screen['grow']} />
        {tab !== 'author' && lists !== null && lists.length > 1 && (
          <NativeSelect
            aria-label={words.list}
            value={list ?? ''}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={lists.map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
      </div>
      <Tabs value={tab} onChange={(next) => isTab(next) && setParameters({ tab: next }, { replace: true })}>
        <Tabs.List mb="md" aria-label={text.title}>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {text.kinds[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          {tab === 'author' ? (
            <AuthorList />
          ) : lists === null ? (
            <ListWaiting />
          ) : list === null ? (
            <EmptyState title={words.noListTitle}>{words.noList}</EmptyState>
          ) : (
            <LabelList key={`${list} ${tab}`} collection={list} kind={tab} />
          )}
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

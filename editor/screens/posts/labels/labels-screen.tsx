import { NativeSelect, Tabs, Title } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { postLabels as text, posts } from '../../../text/en-posts.ts';
import { ListWaiting } from '../../../ui/call-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BackIcon } from '../../../ui/icons.tsx';
import screen from '../../../ui/screen.module.css';
import { useBlogs } from '../post-queries.ts';
import { AuthorList } from './author-list.tsx';
import { LabelList } from './label-list.tsx';

const tabs = ['tag', 'category', 'author'] as const;
type Tab = (typeof tabs)[number];
const isTab = (value: string | null): value is Tab => tabs.some((tab) => tab === value);

/** The tags and categories of a blog, and the authors of all. */
export function LabelsScreen() {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get('tab');
  const tab: Tab = isTab(given) ? given : 'tag';
  const blogs = useBlogs();
  const [chosen, setChosen] = useState<string | null>(null);
  const blog = chosen ?? blogs?.[0]?.id ?? null;
  return (
    <div className={screen['screen']}>
      <Link to="/posts" className={screen['back']}>
        <BackIcon size={18} />
        {posts.back}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
        <span className={screen['grow']} />
        {tab !== 'author' && blogs !== null && blogs.length > 1 && (
          <NativeSelect
            aria-label={text.blog}
            value={blog ?? ''}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={blogs.map(({ id, title }) => ({ value: id, label: title }))}
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
          ) : blogs === null ? (
            <ListWaiting />
          ) : blog === null ? (
            <EmptyState title={posts.noBlogTitle}>{posts.noBlog}</EmptyState>
          ) : (
            <LabelList key={`${blog} ${tab}`} collection={blog} kind={tab} />
          )}
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { categories as text } from '../../../text/en-categories.ts';
import { CallFailed, ListWaiting } from '../../../ui/call-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BackIcon, PlusIcon, ProductsIcon } from '../../../ui/icons.tsx';
import { SaveAtOnceSign } from '../../../ui/save-state.tsx';
import screen from '../../../ui/screen.module.css';
import { type Asking, CategoryDialog } from './category-dialogs.tsx';
import { CategoryList } from './category-list.tsx';
import { useCategories } from './use-categories.ts';

/** The tree by which the store page is divided. */
export function CategoriesScreen() {
  const categories = useCategories();
  const { query, tree } = categories;
  const [asking, setAsking] = useState<Asking | null>(null);
  const add = () => setAsking({ what: 'add', parent: null });
  return (
    <div className={screen['screen']}>
      <Link to="/products" className={screen['back']}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
        {tree.length > 0 && (
          <>
            <span className={screen['grow']} />
            <SaveAtOnceSign status={categories.status} />
            <Button leftSection={<PlusIcon size={16} />} onClick={add}>
              {text.add}
            </Button>
          </>
        )}
      </div>
      {tree.length > 0 && (
        <Text size="sm" c="dimmed" mb="sm">
          {text.lead}
        </Text>
      )}
      <div className={screen['sheet']}>
        {query.isPending ? (
          <ListWaiting />
        ) : query.isError && tree.length === 0 ? (
          <CallFailed error={query.error} again={() => void query.refetch()} />
        ) : tree.length === 0 ? (
          <EmptyState
            title={text.emptyTitle}
            picture={<ProductsIcon size={44} />}
            action={<Button onClick={add}>{text.add}</Button>}
          >
            {text.empty}
          </EmptyState>
        ) : (
          <CategoryList categories={categories} onAsk={setAsking} />
        )}
      </div>
      {asking !== null && (
        <CategoryDialog asking={asking} categories={categories} onClose={() => setAsking(null)} />
      )}
    </div>
  );
}

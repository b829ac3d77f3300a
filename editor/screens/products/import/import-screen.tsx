import { Button, Title } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { queryClient } from '../../../app/client.ts';
import { productImport as text } from '../../../text/en-product-csv.ts';
import { CallFailed, ListWaiting } from '../../../ui/call-state.tsx';
import { focusHeading } from '../../../ui/focus-place.ts';
import screen from '../../../ui/screen.module.css';
import { ChooseFile } from './choose-file.tsx';
import { ComparisonList } from './comparison-list.tsx';
import { ReadingFile } from './reading-file.tsx';
import { IMPORT_LIST, useImport } from './use-import.ts';

/** Imports products or stock from a file: choose it, look through what changes, import, undo. */
export function ImportScreen() {
  const query = useImport();
  const [isChoosing, setChoosing] = useState(false);
  const newest = query.data?.import ?? null;
  const shown =
    newest === null || isChoosing || newest.phase === 'failed'
      ? 'choose'
      : newest.phase === 'reading'
        ? 'reading'
        : 'ready';
  useFocusOnChange(query.isPending ? null : shown);

  if (shown === 'ready' && newest !== null) {
    return <ComparisonList newest={newest} onOther={() => setChoosing(true)} />;
  }
  return (
    <div className={screen['screen']}>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
        <span className={screen['grow']} />
        {isChoosing && newest?.phase === 'ready' ? (
          <Button variant="default" onClick={() => setChoosing(false)}>
            {text.back}
          </Button>
        ) : (
          <Button component={Link} to="/products" variant="default">
            {text.products}
          </Button>
        )}
      </div>
      <div className={screen['sheet']}>
        {query.isPending ? (
          <ListWaiting />
        ) : query.isError && query.data === undefined ? (
          <CallFailed error={query.error} again={() => void query.refetch()} />
        ) : shown === 'reading' && newest !== null ? (
          <ReadingFile newest={newest} />
        ) : (
          <ChooseFile
            problem={
              newest?.phase === 'failed' && newest.problem !== null ? text.problems[newest.problem] : ''
            }
            onSent={() => {
              setChoosing(false);
              void queryClient.invalidateQueries({ queryKey: [IMPORT_LIST] });
            }}
          />
        )}
      </div>
    </div>
  );
}

/** What is shown changes by itself: the focus goes to the heading, and the rows are read again. */
function useFocusOnChange(shown: string | null): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== null && shown !== before.current) {
      if (shown === 'ready') void queryClient.invalidateQueries({ queryKey: [IMPORT_LIST] });
      focusHeading();
    }
    before.current = shown;
  }, [shown]);
}

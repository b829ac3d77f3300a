import { Button } from '@mantine/core';
import type { ImportRow, ProductImport } from '@vitrine/contracts/product-imports.ts';
import { Link } from 'react-router';
import { sentenceOf } from '../../../app/client.ts';
import { productImport as text } from '../../../text/en-product-csv.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { focusHeading } from '../../../ui/focus-place.ts';
import type { ListDefinition } from '../../../ui/list/list-definition.ts';
import { ListScreen } from '../../../ui/list/list-screen.tsx';
import { useBulk } from '../../../ui/list/use-bulk.ts';
import screen from '../../../ui/screen.module.css';
import { useShowNumber } from '../../../ui/show-money.ts';
import { Tone, type ToneName } from '../../../ui/tone.tsx';
import { Changes } from './changes.tsx';
import styles from './import.module.css';
import { IMPORT_LIST, pendingCount } from './use-import.ts';

const outcomes = ['create', 'update', 'unchanged', 'error'] as const;
const tones: Readonly<Record<ImportRow['outcome'], ToneName>> = {
  create: 'green',
  update: 'blue',
  unchanged: 'grey',
  error: 'red',
};

const definition: ListDefinition<ImportRow> = {
  name: IMPORT_LIST,
  title: text.title,
  noun: text.noun,
  searchLabel: text.searchLabel,
  searchPlaceholder: text.search,
  columns: [
    {
      id: 'product',
      head: text.product,
      card: 'title',
      cell: (row) => (
        <span className={styles['name']}>
          {row.title === '' ? row.handle || text.lineOf(row.line) : row.title}
        </span>
      ),
    },
    {
      id: 'outcome',
      head: text.outcome,
      card: 'side',
      cell: (row) => (
        <Tone tone={row.isApplied ? 'grey' : tones[row.outcome]}>
          {row.isApplied ? text.applied : text.outcomes[row.outcome]}
        </Tone>
      ),
    },
    { id: 'changes', head: text.changes, card: 'line', cell: (row) => <Changes row={row} /> },
    {
      id: 'line',
      head: text.line,
      sort: 'line',
      align: 'right',
      card: 'none',
      cell: (row) => <Line line={row.line} />,
    },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'outcome',
      label: text.outcome,
      choices: outcomes.map((outcome) => ({ value: outcome, label: text.outcomes[outcome] })),
      several: true,
    },
  ],
  views: [
    { id: 'create', name: text.views.create, query: { outcome: 'create' } },
    { id: 'update', name: text.views.update, query: { outcome: 'update' } },
    { id: 'error', name: text.views.error, query: { outcome: 'error' } },
  ],
  defaultSort: 'line',
  more: text.more,
  // A product that does not exist yet has no page.
  pathOf: (row) =>
    row.productId === null
      ? `/products/import?search=${encodeURIComponent(row.handle)}`
      : `/products/${row.productId}`,
  nameOf: (row) => row.title || row.handle || text.lineOf(row.line),
};

function Line({ line }: { line: number }) {
  const showNumber = useShowNumber();
  return <span className={screen['quiet']}>{showNumber(line)}</span>;
}

/** What the file changes, product by product, and the button that imports it. */
export function ComparisonList(props: { newest: ProductImport; onOther: () => void }) {
  const { newest } = props;
  const bulk = useBulk(IMPORT_LIST);
  const showNumber = useShowNumber();
  const isAtWork = bulk.job !== null && ['collecting', 'changing', 'undoing'].includes(bulk.job.phase);
  const pending = pendingCount(newest);
  const parts = outcomes
    .filter((outcome) => newest.counts[outcome] > 0)
    .map((outcome) => text.part(showNumber, newest.counts[outcome], text.parts[outcome]))
    .join(', ');
  const apply = () =>
    bulk.start.mutate(
      {
        selection: { query: { outcome: 'create,update' }, except: [] },
        change: { action: 'import' },
      },
      // The button is gone when there is nothing left to import.
      { onSettled: focusHeading },
    );
  return (
    <ListScreen
      definition={definition}
      action={
        <>
          {newest.counts.error > 0 && (
            <Button
              component="a"
              variant="subtle"
              color="gray"
              href={`/api/admin/${IMPORT_LIST}/export.csv?outcome=error`}
              download
            >
              {text.report}
            </Button>
          )}
          {!isAtWork && (
            <Button variant="default" onClick={props.onOther}>
              {text.other}
            </Button>
          )}
          {pending === 0 ? (
            <Button component={Link} to="/products">
              {text.products}
            </Button>
          ) : (
            !isAtWork && (
              <BusyButton loading={bulk.start.isPending} onClick={apply}>
                {text.apply(showNumber, pending)}
              </BusyButton>
            )
          )}
          <p className={styles['summary']}>
            {newest.applied > 0
              ? text.done(showNumber, newest.fileName, newest.applied)
              : text.summary(newest.fileName, parts)}
            {newest.ignored.length > 0 && ` ${text.ignored(newest.ignored.join(', '))}`}
            {bulk.start.isError && (
              <span role="alert" className={styles['fault']}>
                {' '}
                {sentenceOf(bulk.start.error)}
              </span>
            )}
          </p>
        </>
      }
      empty={<EmptyState title={text.problems.empty}>{text.start}</EmptyState>}
    />
  );
}

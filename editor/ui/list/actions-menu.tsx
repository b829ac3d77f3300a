import { Button, Menu } from '@mantine/core';
import { BULK_IDS } from '@vitrine/contracts/list-limits.ts';
import { CallFailure } from '@vitrine/contracts/client.ts';
import { Fragment, type RefObject, useState } from 'react';
import { sentenceOf } from '../../app/client.ts';
import { bulk as text } from '../../text/en-bulk.ts';
import { ChevronDownIcon } from '../icons.tsx';
import type { ListAction } from './list-action.ts';
import styles from './list.module.css';
import type { Bulk, BulkChange, BulkSelection } from './use-bulk.ts';
import type { ListSelection } from './use-selection.ts';

/** The actions on the selected rows: one begins at once, or asks for what it needs. */
export function ActionsMenu(props: {
  actions: readonly ListAction[];
  bulk: Bulk;
  selection: ListSelection['value'];
  /** Search, filters and sort, for "all that match". */
  query: Readonly<Record<string, string>>;
  /** "3 products". */
  rows: string;
  button: RefObject<HTMLButtonElement | null>;
  onStarted: () => void;
}) {
  const { actions, bulk, selection, query, rows, button } = props;
  const [asked, setAsked] = useState<ListAction | null>(null);
  const isTooMany = (selection.kind === 'ids' ? selection.ids : selection.except).size > BULK_IDS;
  const start = (change: BulkChange) => {
    const meant: BulkSelection =
      selection.kind === 'ids' ? { ids: [...selection.ids] } : { query, except: [...selection.except] };
    bulk.start.mutate(
      { selection: meant, change },
      {
        onSuccess: () => {
          setAsked(null);
          props.onStarted();
        },
      },
    );
  };
  const problem = bulk.start.isError ? problemOf(bulk.start.error) : '';
  const Dialog = asked?.dialog;
  return (
    <>
      <Menu position="top-end" width={220}>
        <Menu.Target>
          <Button
            ref={button}
            size="compact-md"
            className={styles['small'] ?? ''}
            rightSection={<ChevronDownIcon size={14} />}
            loading={bulk.start.isPending && asked === null}
            {...(isTooMany ? { 'aria-disabled': true, 'data-disabled': true, title: text.tooMany } : {})}
          >
            {text.menu}
          </Button>
        </Menu.Target>
        {!isTooMany && (
          <Menu.Dropdown>
            {actions.map((action, index) => (
              <Fragment key={action.name}>
                {action.isFirst === true && index > 0 && <Menu.Divider />}
                <Menu.Item
                  onClick={() => {
                    bulk.start.reset();
                    if (action.dialog === undefined) start({ action: action.name });
                    else setAsked(action);
                  }}
                >
                  {text.action(action.name).label}
                </Menu.Item>
              </Fragment>
            ))}
          </Menu.Dropdown>
        )}
      </Menu>
      {problem !== '' && asked === null && (
        <span role="alert" className={styles['bulkProblem']}>
          {problem}
        </span>
      )}
      {asked !== null && Dialog !== undefined && (
        <Dialog
          action={asked.name}
          rows={rows}
          isBusy={bulk.start.isPending}
          problem={problem}
          onSubmit={start}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** The sentence about the field that was refused, where there is one. */
function problemOf(error: unknown): string {
  const [sentence] = error instanceof CallFailure ? Object.values(error.fields) : [];
  return sentence ?? sentenceOf(error);
}

import { lazyDialog } from '../../../../ui/lazy-part.tsx';
import { Button, Input } from '@mantine/core';
import { Suspense, useId, useState } from 'react';
import { pagePanel } from '../../../../text/en-page-panel.ts';
import type { ControlProps } from '../control.ts';
import { problemOfGrid, readGrid, writeGrid } from '../dataset-grid.ts';
import styles from '../panel.module.css';

const text = pagePanel.dataset;
const DatasetDialog = lazyDialog(async () => (await import('./dataset-dialog.tsx')).DatasetDialog);

/** Rows and columns: their number in the panel, their cells in a dialog, for which the panel is too narrow. */
export function DatasetControl(props: ControlProps<'dataset'> | ControlProps<'sheet'>) {
  const { field, change, path } = props;
  const [isOpen, setOpen] = useState(false);
  const labelId = useId();
  const grid = readGrid(props.value, field.kind === 'sheet' ? 'sheet' : 'rows');
  const columns = grid.head === null ? (grid.rows[0]?.length ?? 0) : grid.head.length - 1;
  return (
    <Input.Wrapper
      label={field.label}
      description={field.hint}
      error={props.problem ?? problemOfGrid(grid)}
      size="xs"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      labelElement="div"
      labelProps={{ id: labelId }}
    >
      <fieldset aria-labelledby={labelId} className={styles['group']}>
        <div className={styles['chosen']}>
          <span className={styles['chosenWords']}>
            <span>{text.size(grid.rows.length, columns)}</span>
          </span>
          <Button
            variant="default"
            size="compact-sm"
            data-field={path}
            aria-label={`${text.open}: ${field.label}`}
            onClick={() => setOpen(true)}
          >
            {text.open}
          </Button>
        </div>
      </fieldset>
      {isOpen && (
        <Suspense fallback={null}>
          <DatasetDialog
            title={field.label}
            grid={grid}
            limits={field}
            path={path}
            onChange={(next, step, at) => change(writeGrid(next), step, at)}
            close={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  );
}

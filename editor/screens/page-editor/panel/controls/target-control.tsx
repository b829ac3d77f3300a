import { Input, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { pagePanel } from '../../../../text/en-page-panel.ts';
import { asRecord, asText, type ControlProps } from '../control.ts';
import { usePanel } from '../panel-context.ts';
import styles from '../panel.module.css';
import { CollectionControl } from './collection-control.tsx';
import { ItemControl } from './item-control.tsx';
import { LinkEditor } from './link-editor.tsx';

const text = pagePanel.target;
const kinds = ['collection', 'item', 'address'] as const;
type Kind = (typeof kinds)[number];

/** What a card leads to: a page or list, one of its items, or an address. */
export function TargetControl(props: ControlProps<'target'>) {
  const { field, change, path } = props;
  const { problems } = usePanel();
  const target = asRecord(props.value);
  // A kind that was just chosen has no target yet. It counts until the target changes.
  const [chosen, setChosen] = useState<{ readonly kind: Kind; readonly stands: unknown } | null>(null);
  const stored = kinds.find((one) => one === target['kind']) ?? 'collection';
  const kind = chosen !== null && chosen.stands === props.value ? chosen.kind : stored;
  const shown = kind === stored ? target : {};
  const part = { around: props.around, problem: undefined };
  return (
    <fieldset className={styles['group']}>
      <Input.Label component="legend" size="xs">
        {field.label}
      </Input.Label>
      <div className={styles['stack']}>
        <NativeSelect
          size="xs"
          aria-label={`${field.label}: ${text.kind}`}
          data-field={path}
          data={kinds.map((one) => ({ value: one, label: text.kinds[one] }))}
          value={kind}
          error={props.problem}
          onChange={(event) => {
            const next = kinds.find((one) => one === event.currentTarget.value);
            if (next !== undefined) setChosen({ kind: next, stands: props.value });
          }}
        />
        {kind === 'collection' && (
          <CollectionControl
            {...part}
            field={{ kind: 'collection', name: 'collectionId', label: text.which, kinds: [] }}
            value={shown['collectionId']}
            path={`${path}.collectionId`}
            problem={problems[`${path}.collectionId`]}
            change={(collectionId, step) => change({ kind, collectionId }, step)}
          />
        )}
        {kind === 'item' && (
          <ItemControl
            {...part}
            field={{ kind: 'item', name: 'itemId', label: text.which, kinds: [] }}
            value={shown['itemId']}
            path={`${path}.itemId`}
            problem={problems[`${path}.itemId`]}
            change={(itemId, step) => change({ kind, itemId }, step)}
          />
        )}
        {kind === 'address' && (
          <LinkEditor
            label={field.label}
            href={asText(shown['href'])}
            path={`${path}.href`}
            problem={problems[`${path}.href`]}
            onChange={(href, step) => change({ kind, href }, step, `${path}.href`)}
          />
        )}
      </div>
      {field.hint !== undefined && <Input.Description size="xs">{field.hint}</Input.Description>}
    </fieldset>
  );
}

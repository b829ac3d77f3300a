import { ListWaiting } from '../../../../ui/call-state.tsx';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { Button, Input, NativeSelect, Textarea } from '@mantine/core';
import { Suspense, useId, useState } from 'react';
import { pagePanel } from '../../../../text/en-page-panel.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { isAltMissing } from '../alt-missing.ts';
import { asText, type ControlProps, propOf } from '../control.ts';
import styles from '../panel.module.css';
import { useAsset } from '../site-queries.ts';

const DescribeAsset = lazyPart(async () => (await import('./describe-asset.tsx')).DescribeAsset);

const text = pagePanel.altText;
type Source = 'own' | 'words' | 'none';
const sources: readonly Source[] = ['own', 'words', 'none'];

/** What a picture shows, for those who do not see it: its own text, other words here, or nothing where it only decorates. */
export function AltTextControl(props: ControlProps<'alt-text'>) {
  const { field, value, change } = props;
  const hintId = useId();
  const assetId = asText(propOf(props.around, field.of));
  const { asset = null } = useAsset(assetId === '' ? null : assetId);
  const own = asset?.picture?.altText ?? '';
  const [isDescribed, setDescribed] = useState(false);
  const ownWords =
    assetId === '' ? pagePanel.focalPoint.needsPicture : own === '' ? text.ownMissing : text.ownIs(own);
  // Other words that are yet to be typed, or are deleted to type others, are not stored as a decoration.
  const [writes, setWrites] = useState<{ readonly stands: unknown } | null>(null);
  const stored: Source = typeof value !== 'string' ? 'own' : value === '' ? 'none' : 'words';
  const source: Source = writes !== null && writes.stands === value ? 'words' : stored;
  const choose = (next: string) => {
    setWrites(null);
    if (next === 'own') change(null, 'once');
    else if (next === 'none') change('', 'once');
    else if (own === '') setWrites({ stands: value });
    else change(own, 'once');
  };
  return (
    <fieldset className={styles['group']}>
      <Input.Label component="legend" size="xs">
        {field.label}
      </Input.Label>
      <NativeSelect
        size="xs"
        aria-label={`${field.label}: ${text.source}`}
        aria-describedby={hintId}
        data-field={props.path}
        data={sources.map((one) => ({ value: one, label: text.sources[one] }))}
        value={source}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {source === 'words' && (
        <Textarea
          size="xs"
          autosize
          minRows={2}
          maxRows={6}
          aria-label={field.label}
          maxLength={field.max}
          value={asText(value)}
          error={props.problem}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            // The text of an emptied field is that of a decoration, until the field is chosen to be one.
            setWrites(typed === '' ? { stands: '' } : null);
            change(typed, 'typed');
          }}
        />
      )}
      <Input.Description
        id={hintId}
        size="xs"
        className={asset !== null && isAltMissing(value, own) ? styles['caution'] : undefined}
      >
        {source !== 'own' ? (field.hint ?? text.hints[source]) : ownWords}
      </Input.Description>
      {source === 'own' && asset !== null && (
        <Button
          variant="subtle"
          size="compact-xs"
          className={styles['start'] ?? ''}
          onClick={() => setDescribed(true)}
        >
          {own === '' ? text.describe : text.describeAgain}
        </Button>
      )}
      <Dialog opened={isDescribed} onClose={() => setDescribed(false)} title={pagePanel.describe.title}>
        <Suspense fallback={<ListWaiting rows={2} />}>
          {asset !== null && <DescribeAsset asset={asset} onDone={() => setDescribed(false)} />}
        </Suspense>
      </Dialog>
    </fieldset>
  );
}

import { Button, Input, Text } from '@mantine/core';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { Suspense, useState } from 'react';
import { letters as text } from '../../text/en-letters.ts';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import type { Field } from '../../ui/form/field-set.ts';
import form from '../../ui/form/form.module.css';
import { lazyPart } from '../../ui/lazy-part.tsx';
import styles from './letters.module.css';

const AssetLibrary = lazyPart(
  async () => (await import('../page-editor/panel/controls/asset-library.tsx')).AssetLibrary,
);

/** A picture of the library; '' for none. `known`: those that the stored letter shows. */
export function PictureField(props: {
  readonly field: Field<string>;
  readonly label: string;
  readonly known: readonly PictureView[];
}) {
  const { field, label } = props;
  useFieldLabel(field, label, (value) => (value === '' ? text.noPicture : text.chosen));
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<PictureView | null>(null);
  const shown = [picked, ...props.known].find((one) => one?.id === field.value) ?? null;
  return (
    <Input.Wrapper label={label} labelElement="div">
      <div className={styles['picture']}>
        {shown === null ? (
          <Text size="sm" c="dimmed">
            {field.value === '' ? text.noPicture : text.chosen}
          </Text>
        ) : (
          <img
            src={`${shown.assetUrl}?format=500w`}
            width={shown.width}
            height={shown.height}
            alt={text.chosen}
          />
        )}
        <Button variant="default" data-field={field.name} onClick={() => setOpen(true)}>
          {field.value === '' ? text.choose : text.chooseOther}
        </Button>
        {field.problem !== undefined && <p className={form['rowProblem']}>{field.problem}</p>}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <AssetLibrary
            isOpen
            onClose={() => setOpen(false)}
            accepts="picture"
            chosenId={field.value === '' ? null : field.value}
            onPick={(asset) => {
              if (asset.picture !== null) {
                setPicked(asset.picture);
                field.change(asset.picture.id);
              }
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  );
}

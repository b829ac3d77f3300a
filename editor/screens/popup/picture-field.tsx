import { Button, Group, Input, Text } from '@mantine/core';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { Suspense, useRef, useState } from 'react';
import { popup } from '../../text/en-popup.ts';
import { useFieldLabel } from '../../ui/form/field-label.ts';
import type { Field } from '../../ui/form/field-set.ts';
import form from '../../ui/form/form.module.css';
import { lazyPart } from '../../ui/lazy-part.tsx';
import styles from './popup.module.css';

const text = popup.content;

const AssetLibrary = lazyPart(
  async () => (await import('../page-editor/panel/controls/asset-library.tsx')).AssetLibrary,
);

/** A picture of the library, or none. `shown` is the chosen one, null until it is known. */
export function PictureField(props: {
  field: Field<string>;
  shown: PictureView | null;
  onPick: (picture: PictureView) => void;
}) {
  const { field, shown } = props;
  useFieldLabel(field, text.picture, (value) => (value === '' ? text.noPicture : text.chosen));
  const [isOpen, setIsOpen] = useState(false);
  const choosing = useRef<HTMLButtonElement>(null);
  return (
    <Input.Wrapper label={text.picture} labelElement="div">
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
        <Group gap="xs">
          <Button ref={choosing} variant="default" data-field={field.name} onClick={() => setIsOpen(true)}>
            {field.value === '' ? text.choose : text.chooseOther}
          </Button>
          {field.value !== '' && (
            <Button
              variant="subtle"
              onClick={() => {
                // This button is gone then.
                choosing.current?.focus();
                field.change('');
              }}
            >
              {text.remove}
            </Button>
          )}
        </Group>
        {field.problem !== undefined && <p className={form['rowProblem']}>{field.problem}</p>}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <AssetLibrary
            isOpen
            onClose={() => setIsOpen(false)}
            accepts="picture"
            chosenId={field.value === '' ? null : field.value}
            onPick={(asset) => {
              if (asset.picture !== null) {
                props.onPick(asset.picture);
                field.change(asset.picture.id);
              }
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  );
}

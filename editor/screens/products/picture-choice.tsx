import { Input } from '@mantine/core';
import { useId } from 'react';
import { productPage as text } from '../../text/en-product-page.ts';
import { Picture } from '../../ui/picture.tsx';
import type { PictureRow } from './product-values.ts';
import styles from './variants-card.module.css';

/** One of the product's pictures for a variant, or none of its own. */
export function PictureChoice(props: {
  pictures: readonly PictureRow[];
  value: string | null;
  field?: string;
  onChange: (id: string | null) => void;
}) {
  const name = useId();
  const { pictures, value } = props;
  const isOwn = pictures.some(({ id }) => id === value);
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }} data-field={props.field} tabIndex={-1}>
      <Input.Label component="legend">{text.variantPicture}</Input.Label>
      <div className={styles['pictures']}>
        <label className={styles['pictureChoice']}>
          <input
            type="radio"
            name={name}
            checked={!isOwn}
            onChange={() => props.onChange(null)}
            aria-label={text.noVariantPicture}
          />
          <span className={styles['none']} aria-hidden="true">
            {text.none}
          </span>
        </label>
        {pictures.map(({ id, altText, picture }, index) => (
          <label key={id} className={styles['pictureChoice']}>
            <input
              type="radio"
              name={name}
              checked={id === value}
              onChange={() => props.onChange(id)}
              aria-label={text.pictureName(index + 1, pictures.length, altText.trim())}
            />
            <Picture picture={{ ...picture, altText }} width={64} height={80} alt="" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

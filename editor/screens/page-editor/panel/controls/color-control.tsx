import { contrastRatio, rgbOfHex } from '@vitrine/domain/color/contrast.ts';
import { isPaletteName, paletteNames } from '@vitrine/domain/color/page-color.ts';
import { useId } from 'react';
import { pageColors as text } from '../../../../text/en-page-colors.ts';
import { CheckIcon } from '../../../../ui/icons.tsx';
import { paletteColors } from '../canvas-colors.ts';
import { asText, type ControlProps } from '../control.ts';
import panel from '../panel.module.css';
import styles from './color-control.module.css';
import { HexField } from './hex-field.tsx';

/** The first own color where nothing is known of the page's. */
const SOME_COLOR = '#444444';

/**
 * A color: the theme's own, one of the site's palette, which is stored by its name, or one of the owner's, stored as
 * `#rrggbb`.
 */
export function ColorControl(props: ControlProps<'color'>) {
  const { field, change } = props;
  const name = useId();
  const palette = paletteColors();
  const stored = asText(props.value);
  const isCustom = stored.startsWith('#');
  const chosen = isCustom ? 'custom' : isPaletteName(stored) ? stored : '';
  const startOfCustom = (isPaletteName(stored) ? palette.get(stored) : palette.get('ink')) ?? SOME_COLOR;
  const names = paletteNames.filter((one) => palette.has(one) || one === stored);
  const swatches = [
    ...(field.nullable === true ? [{ value: '', label: text.automatic, color: null }] : []),
    ...names.map((one) => ({ value: one, label: text.palette[one], color: palette.get(one) ?? null })),
    { value: 'custom', label: text.custom, color: isCustom ? stored : null },
  ];
  const choose = (value: string) => {
    if (value === 'custom') change(isCustom ? stored : startOfCustom, 'typed');
    else change(value === '' ? null : value, 'typed');
  };
  return (
    <fieldset className={panel['group']}>
      <legend className={`${panel['label']} ${styles['head']}`}>
        <span>{field.label}</span>
        <span className={styles['chosen']} aria-hidden="true">
          {swatches.find(({ value }) => value === chosen)?.label}
        </span>
      </legend>
      <div className={styles['swatches']}>
        {swatches.map(({ value, label, color }) => (
          <label key={value} className={styles['swatch']} title={label}>
            <input
              type="radio"
              name={name}
              value={value}
              aria-label={label}
              checked={value === chosen}
              data-field={value === chosen ? props.path : undefined}
              onChange={() => choose(value)}
            />
            <span
              className={styles['disc']}
              data-kind={value === 'custom' && color === null ? 'custom' : undefined}
              aria-hidden="true"
              style={color === null ? undefined : { background: color, color: markOn(color) }}
            >
              {value === chosen ? <CheckIcon size={14} /> : value === '' ? 'A' : null}
            </span>
          </label>
        ))}
      </div>
      {isCustom && <HexField label={field.label} path={props.path} value={stored} change={change} />}
    </fieldset>
  );
}

/** Black or white, whichever is seen better on a color. */
function markOn(color: string): string {
  const ground = rgbOfHex(color) ?? [255, 255, 255];
  return contrastRatio(ground, [255, 255, 255]) >= 4.5 ? '#fff' : '#000';
}

import { ActionIcon, Input, SegmentedControl } from '@mantine/core';
import { colorOfName, isSwatch, PICTURE_SWATCH } from '@vitrine/domain/product/swatches.ts';
import { useId, useState } from 'react';
import { productPage as text } from '../../text/en-product-page.ts';
import { PictureIcon } from '../../ui/icons.tsx';
import styles from './swatch-fields.module.css';

const kinds = ['none', 'color', 'picture'] as const;
type Kind = (typeof kinds)[number];

const kindOf = (swatch: string): Kind =>
  swatch === '' ? 'none' : swatch === PICTURE_SWATCH ? 'picture' : 'color';

/** The color that a value begins with: the one its name means, or a neutral one to change. */
const firstColor = (name: string): string => colorOfName(name) ?? '#8a8d90';

/** Whether what is typed can still become a color. */
const beginsColor = (typed: string): boolean => /^#?[0-9a-f]{0,6}$/i.test(typed.trim());

/** Shows the swatch of an option's value; pressed, it opens `SwatchFields`. */
export function SwatchButton(props: { name: string; swatch: string; isOpen: boolean; onToggle: () => void }) {
  const kind = kindOf(props.swatch);
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={`${text.swatch(props.name)}: ${kind === 'color' ? props.swatch : text.swatches[kind]}`}
      aria-expanded={props.isOpen}
      onClick={props.onToggle}
    >
      <span
        className={styles['mark']}
        data-kind={kind}
        style={kind === 'color' ? { background: props.swatch } : undefined}
      >
        {kind === 'picture' && <PictureIcon size={18} />}
      </span>
    </ActionIcon>
  );
}

/** No swatch, a color, or the picture of the variants with the value. */
export function SwatchFields(props: { name: string; swatch: string; onChange: (swatch: string) => void }) {
  const { name, swatch, onChange } = props;
  const kind = kindOf(swatch);
  /** What is typed and is no color yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const hint = useId();
  const isWrong = kind === 'color' && typed !== null && !beginsColor(typed);
  const choose = (next: string) => {
    setTyped(null);
    if (next !== kind)
      onChange(next === 'none' ? '' : next === 'picture' ? PICTURE_SWATCH : firstColor(name));
  };
  const type = (value: string) => {
    const color = `#${value.trim().replace(/^#/, '')}`.toLowerCase();
    if (isSwatch(color)) {
      setTyped(null);
      onChange(color);
    } else setTyped(value);
  };
  /** Left, `#b33` means `#bb3333`, and what is no color goes. */
  const settle = () => {
    const short = /^#?([0-9a-f]{3})$/i.exec(typed?.trim() ?? '')?.[1];
    setTyped(null);
    if (short !== undefined) onChange(`#${short.toLowerCase().replaceAll(/./g, '$&$&')}`);
  };
  return (
    <fieldset className={styles['fields']} aria-label={text.swatch(name)}>
      <SegmentedControl
        aria-label={text.swatch(name)}
        value={kind}
        onChange={choose}
        data={kinds.map((value) => ({ value, label: text.swatches[value] }))}
      />
      {kind === 'color' && (
        <Input
          className={styles['color'] ?? ''}
          withAria={false}
          aria-label={text.swatchColor(name)}
          aria-describedby={hint}
          aria-invalid={isWrong}
          error={isWrong}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? swatch}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={settle}
          leftSectionPointerEvents="all"
          leftSection={
            <span className={styles['shade']} style={{ background: swatch }}>
              <input
                type="color"
                className={styles['picker']}
                aria-label={text.swatchPick(name)}
                value={swatch.toLowerCase()}
                onChange={(event) => {
                  setTyped(null);
                  onChange(event.currentTarget.value);
                }}
              />
            </span>
          }
        />
      )}
      <p id={hint} className={styles['hint']} aria-live="polite">
        {isWrong && <span className={styles['problem']}>{text.swatchUnreadable}</span>}
        <span className={isWrong ? styles['kept'] : undefined}>{text.swatchHints[kind]}</span>
      </p>
    </fieldset>
  );
}

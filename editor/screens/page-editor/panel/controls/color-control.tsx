import { ActionIcon, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { pagePanel as text } from '../../../../text/en-page-panel.ts';
import { RemoveIcon } from '../../../../ui/icons.tsx';
import { readColour, toHex } from '../../../design/colour-value.ts';
import { asText, type ControlProps, inputProps } from '../control.ts';
import styles from '../panel.module.css';
import { useTyped } from '../use-typed.ts';

/** A color, `#RRGGBB`: picked or typed. */
export function ColorControl(props: ControlProps<'color'>) {
  const { field, change } = props;
  const { nullable = false } = field;
  const stored = asText(props.value);
  const typed = useTyped(props.value ?? null, {
    show: asText,
    read: (written) => {
      if (written.trim() === '' && nullable) return { value: null };
      const colour = readColour(written.trim().replace(/^(?=[\da-f]{6}$)/i, '#'));
      return colour === null ? { problem: text.color } : { value: toHex(colour) };
    },
    change,
  });
  const input = useRef<HTMLInputElement>(null);
  const shown = readColour(stored);
  return (
    <TextInput
      ref={input}
      {...inputProps({ ...props, problem: typed.problem ?? props.problem })}
      spellCheck={false}
      autoComplete="off"
      placeholder={nullable ? text.none : ''}
      classNames={{ input: styles['figures'] ?? '' }}
      value={typed.text}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={typed.leave}
      leftSectionPointerEvents="all"
      leftSection={
        <span className={styles['swatch']} data-known={shown !== null}>
          <span style={shown === null ? undefined : { background: toHex(shown) }} />
          <input
            type="color"
            aria-label={text.pickColor(field.label)}
            value={shown === null ? '#000000' : toHex(shown).toLowerCase()}
            onChange={(event) => change(event.currentTarget.value.toUpperCase(), 'typed')}
          />
        </span>
      }
      rightSection={
        nullable && stored !== '' ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={text.clear(field.label)}
            onClick={() => {
              // The button is gone without a color.
              input.current?.focus();
              change(null, 'once');
            }}
          >
            <RemoveIcon size={14} />
          </ActionIcon>
        ) : null
      }
    />
  );
}

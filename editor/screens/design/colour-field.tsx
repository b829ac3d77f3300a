import { TextInput } from '@mantine/core';
import { text } from '../../text/en.ts';
import { pickColour, readColour, toHex } from './colour-value.ts';
import styles from './fields.module.css';

/** A colour: picker and field. */
export function ColourField(props: {
  label: string;
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}) {
  const { value } = props;
  const colour = readColour(value) ?? readColour(inBrowsersWords(value));
  return (
    <TextInput
      label={props.label}
      value={value}
      error={props.problem}
      spellCheck={false}
      autoComplete="off"
      classNames={{ input: styles['mono'] ?? '' }}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      leftSectionPointerEvents="all"
      leftSection={
        <span className={styles['swatch']} data-known={colour !== null}>
          <span className={styles['shade']} style={colour === null ? undefined : { background: value }} />
          <input
            type="color"
            className={styles['picker']}
            aria-label={text.design.pick(props.label)}
            value={colour === null ? '#000000' : toHex(colour).toLowerCase()}
            onChange={(event) => props.onChange(pickColour(value, event.currentTarget.value))}
          />
        </span>
      }
    />
  );
}

let canvas: CanvasRenderingContext2D | null = null;

/** Colour names and other notations as a canvas normalizes them, `#rrggbb` or `rgba(…)`; '' for an invalid colour. */
function inBrowsersWords(value: string): string {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (
    canvas === null ||
    !CSS.supports('color', value) ||
    /^(?:inherit|initial|unset|currentcolor)$/i.test(value)
  )
    return '';
  canvas.fillStyle = '#000';
  canvas.fillStyle = value;
  return canvas.fillStyle;
}

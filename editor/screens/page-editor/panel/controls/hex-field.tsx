import { TextInput } from '@mantine/core';
import { hexOfRgb } from '@vitrine/domain/color/mending-shade.ts';
import { pageColors as text } from '../../../../text/en-page-colors.ts';
import { readColour } from '../../../design/colour-value.ts';
import { asText, inputProps, type Step } from '../control.ts';
import panel from '../panel.module.css';
import { useTyped } from '../use-typed.ts';

/** A color of the owner's own, `#rrggbb`: typed, or picked with the browser's picker. */
export function HexField(props: {
  readonly label: string;
  readonly path: string;
  readonly value: string;
  readonly change: (value: string, step: Step) => void;
}) {
  const { label, value, change } = props;
  const typed = useTyped(value, {
    show: asText,
    read: (written) => {
      const color = readColour(written.trim().replace(/^(?=[\da-f]{6}$|[\da-f]{3}$)/i, '#'));
      return color === null
        ? { problem: text.invalid }
        : { value: hexOfRgb([color.red, color.green, color.blue]) };
    },
    change: (next, step) => change(asText(next), step),
  });
  return (
    <TextInput
      {...inputProps({ field: { label: text.hex }, path: `${props.path}.hex`, problem: typed.problem })}
      spellCheck={false}
      autoComplete="off"
      classNames={{ input: panel['figures'] ?? '' }}
      value={typed.text}
      onChange={(event) => typed.type(event.currentTarget.value)}
      onBlur={typed.leave}
      leftSectionPointerEvents="all"
      leftSection={
        <span className={panel['swatch']} data-known>
          <span style={{ background: value }} />
          <input
            type="color"
            aria-label={text.pick(label)}
            value={value.toLowerCase()}
            onChange={(event) => change(event.currentTarget.value, 'typed')}
          />
        </span>
      }
    />
  );
}

import { NativeSelect, TextInput } from '@mantine/core';
import type { TweakView } from '@vitrine/contracts/themes.ts';
import { useState } from 'react';
import { text } from '../../text/en.ts';
import { AmountInput } from './amount-field.tsx';
import styles from './fields.module.css';
import {
  changeFont,
  commonFamilies,
  invalidFontParts,
  type FontPart,
  nameOfFamily,
  editableFontParts,
  readFont,
} from './font-declarations.ts';

/** The fields of a font, one for each part. */
export function FontField(props: {
  tweak: TweakView;
  value: string;
  problem: string | undefined;
  /** Families of the theme's other fonts, which its pages load. */
  families: readonly string[];
  onChange: (value: string) => void;
}) {
  const { tweak, value } = props;
  const font = readFont(value);
  const original = readFont(tweak.default);
  const change = (part: FontPart) => (input: string) =>
    props.onChange(changeFont(value, tweak.default, part, input));
  const shown = editableFontParts(value, tweak.default);
  const isRefused = props.problem !== undefined;
  const wrong = isRefused ? invalidFontParts(value, shown) : [];
  return (
    <fieldset className={styles['font']} aria-describedby={isRefused ? `${tweak.name}-problem` : undefined}>
      <legend className={styles['label']}>{tweak.title}</legend>
      <div className={styles['parts']}>
        {shown.map((part) => {
          const isWrong = wrong.includes(part);
          const input = { value: font.get(part) ?? '', original: original.get(part) ?? '' };
          const label = text.design.font[part];
          if (part === 'font-family')
            return (
              <FamilyField
                key={part}
                {...input}
                families={props.families}
                isWrong={isWrong}
                onChange={change(part)}
              />
            );
          const choices = text.design.fontValues[part];
          return choices === undefined ? (
            <AmountInput key={part} label={label} {...input} problem={isWrong} onChange={change(part)} />
          ) : (
            <NativeSelect
              key={part}
              label={label}
              value={input.value}
              error={isWrong}
              data={optionsOf(choices, input.value)}
              onChange={(event) => change(part)(event.currentTarget.value)}
            />
          );
        })}
      </div>
      {isRefused && (
        <p id={`${tweak.name}-problem`} className={styles['problem']}>
          {props.problem}
        </p>
      )}
    </fieldset>
  );
}

/** The options, and the current value if it is not one of them. */
function optionsOf(choices: Readonly<Record<string, string>>, present: string) {
  const known = Object.entries(choices).map(([value, label]) => ({ value, label }));
  return known.some(({ value }) => value === present)
    ? known
    : [{ value: present, label: present }, ...known];
}

const OTHER = 'other';

function FamilyField(props: {
  value: string;
  original: string;
  families: readonly string[];
  isWrong: boolean;
  onChange: (value: string) => void;
}) {
  const offered = [...new Set([props.original, ...props.families, ...commonFamilies])].filter(
    (families) => families !== '',
  );
  const isOffered = offered.includes(props.value);
  // The text field's value. When the value changes otherwise, by a reset, the select shows it again.
  const [written, setWritten] = useState<string | null>(null);
  const writes = !isOffered || written === props.value;
  return (
    <>
      <NativeSelect
        label={text.design.font['font-family']}
        value={writes ? OTHER : props.value}
        error={props.isWrong && !writes}
        data={[
          ...offered.map((families) => ({
            value: families,
            label:
              families === props.original
                ? text.design.ownFont(nameOfFamily(families))
                : nameOfFamily(families),
          })),
          { value: OTHER, label: text.design.otherFont },
        ]}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          setWritten(chosen === OTHER ? props.value : null);
          if (chosen !== OTHER) props.onChange(chosen);
        }}
      />
      {writes && (
        <TextInput
          label={text.design.otherFontField}
          description={text.design.otherFontHint}
          value={props.value}
          error={props.isWrong}
          spellCheck={false}
          autoComplete="off"
          className={styles['wide'] ?? ''}
          onChange={(event) => {
            const typed = event.currentTarget.value;
            setWritten(typed);
            props.onChange(typed);
          }}
        />
      )}
    </>
  );
}

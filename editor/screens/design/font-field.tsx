import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { TweakView } from '@vitrine/contracts/themes.ts';
import { nameOfFamily } from '@vitrine/domain/design/fonts/family-names.ts';
import { Suspense, useState } from 'react';
import { text } from '../../text/en.ts';
import { fonts } from '../../text/en-fonts.ts';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { AmountInput } from './amount-field.tsx';
import styles from './fields.module.css';
import {
  changeFont,
  invalidFontParts,
  type FontPart,
  editableFontParts,
  readFont,
} from './font-declarations.ts';

const FontBrowser = lazyDialog(async () => (await import('./fonts/font-browser.tsx')).FontBrowser);

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
                tweak={tweak}
                font={value}
                families={props.families}
                isWrong={isWrong}
                onFamily={change(part)}
                onChange={props.onChange}
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

/** The family's name, and the browser that chooses another; any other list of families is written by hand. */
function FamilyField(props: {
  tweak: TweakView;
  /** The whole font. */
  font: string;
  value: string;
  original: string;
  families: readonly string[];
  isWrong: boolean;
  /** Another family. */
  onFamily: (families: string) => void;
  /** Another font: the browser may change its weight too. */
  onChange: (font: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [writes, setWrites] = useState(false);
  const name = nameOfFamily(props.value);
  const label = props.value === props.original ? text.design.ownFont(name) : name;
  return (
    <div className={styles['family']}>
      <span className={styles['familyLabel']}>{text.design.font['font-family']}</span>
      <div className={styles['familyRow']}>
        <Button
          variant="default"
          fullWidth
          justify="space-between"
          rightSection={<ChevronRightIcon size={16} />}
          aria-haspopup="dialog"
          aria-label={`${fonts.browseFor(props.tweak.title)}: ${label}`}
          className={styles['familyButton'] ?? ''}
          onClick={() => setOpen(true)}
        >
          {label}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-expanded={writes || props.isWrong}
          onClick={() => setWrites((now) => !now)}
        >
          {text.design.otherFont}
        </Button>
      </div>
      {(writes || props.isWrong) && (
        <TextInput
          label={text.design.otherFontField}
          description={text.design.otherFontHint}
          value={props.value}
          error={props.isWrong}
          spellCheck={false}
          autoComplete="off"
          className={styles['wide'] ?? ''}
          onChange={(event) => props.onFamily(event.currentTarget.value)}
        />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <FontBrowser
            tweak={props.tweak}
            value={props.font}
            families={props.families}
            onChange={props.onChange}
            close={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

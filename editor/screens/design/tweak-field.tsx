import { Button, Group, NativeSelect, Radio, Switch } from '@mantine/core';
import type { TweakView } from '@vitrine/contracts/themes.ts';
import { useRef } from 'react';
import { text } from '../../text/en.ts';
import { ResetIcon } from '../../ui/icons.tsx';
import { AmountField } from './amount-field.tsx';
import { ColourField } from './colour-field.tsx';
import styles from './fields.module.css';
import { FontField } from './font-field.tsx';

/** The maximum number of options shown side by side. */
const MAX_RADIOS = 4;

/** Values of tweaks that are being changed. */
export interface TweakForm {
  valueOf(tweak: TweakView): string;
  /** Why the value cannot be used. */
  problemOf(tweak: TweakView): string | undefined;
  type(tweak: TweakView, value: string): void;
}

/** A tweak: the control of its type, and Reset to the theme's default. */
export function TweakField(props: { tweak: TweakView; families: readonly string[]; form: TweakForm }) {
  const { tweak, form } = props;
  const place = useRef<HTMLDivElement>(null);
  const value = form.valueOf(tweak);
  return (
    <div ref={place} className={styles['field']} data-tweak={tweak.name}>
      <Control
        tweak={tweak}
        families={props.families}
        value={value}
        problem={form.problemOf(tweak)}
        onChange={(typed) => form.type(tweak, typed)}
      />
      {tweak.hint !== '' && <p className={styles['hint']}>{tweak.hint}</p>}
      {value !== tweak.default && (
        <Button
          className={styles['reset'] ?? ''}
          variant="subtle"
          color="gray"
          size="compact-xs"
          leftSection={<ResetIcon size={14} />}
          aria-label={text.design.resetName(tweak.title)}
          onClick={() => {
            form.type(tweak, tweak.default);
            // Reset removes its button; the focus moves to the field.
            place.current?.querySelector<HTMLElement>('input:not([type=color]), select')?.focus();
          }}
        >
          {text.design.reset}
        </Button>
      )}
    </div>
  );
}

function Control(props: {
  tweak: TweakView;
  families: readonly string[];
  value: string;
  problem: string | undefined;
  onChange: (value: string) => void;
}) {
  const { tweak, value, problem, onChange } = props;
  switch (tweak.type) {
    case 'color':
      return <ColourField label={tweak.title} value={value} problem={problem} onChange={onChange} />;
    case 'font':
      return <FontField {...props} />;
    case 'value':
      return <AmountField {...props} />;
    case 'checkbox':
      return (
        <Switch
          label={tweak.title}
          checked={value === 'true'}
          error={problem}
          onChange={(event) => onChange(String(event.currentTarget.checked))}
        />
      );
    case 'dropdown':
      return tweak.options.length > MAX_RADIOS ? (
        <NativeSelect
          label={tweak.title}
          data={[...tweak.options]}
          value={value}
          error={problem}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <Radio.Group label={tweak.title} value={value} error={problem} onChange={onChange}>
          <Group gap="lg" mt={6}>
            {tweak.options.map((option) => (
              <Radio key={option} value={option} label={option} />
            ))}
          </Group>
        </Radio.Group>
      );
  }
}

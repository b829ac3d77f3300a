import { SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { text } from '../../text/en.ts';
import screen from '../../ui/screen.module.css';
import styles from './design-screen.module.css';
import { previewAddress } from './preview-address.ts';
import { ThemeFrame } from './theme-frame.tsx';
import type { TweaksForm } from './use-tweaks-form.ts';

const widths = { desktop: 1280, phone: 390 } as const;
type Width = keyof typeof widths;

/** Debounce of the preview, milliseconds. */
const REST = 350;

/** The home page with the form's values, saved or not. */
export function TweakPreview(props: { form: TweaksForm; onFirst: () => void }) {
  const { theme, typed, saves } = props.form;
  const [width, setWidth] = useState<Width>(() =>
    matchMedia('(max-width: 720px)').matches ? 'phone' : 'desktop',
  );
  const wasShown = useRef(false);
  const [address] = useDebouncedValue(previewAddress(theme, typed, saves), REST);
  return (
    <section className={screen['sheet']} aria-labelledby="design-preview">
      <header className={styles['previewHead']}>
        <h2 id="design-preview" className={styles['category']}>
          {text.design.preview}
        </h2>
        <SegmentedControl
          size="xs"
          aria-label={text.design.previewWidth}
          data={[
            { value: 'desktop', label: text.design.desktop },
            { value: 'phone', label: text.design.phone },
          ]}
          value={width}
          onChange={(value) => setWidth(value === 'phone' ? 'phone' : 'desktop')}
        />
      </header>
      <div className={styles['preview']} data-width={width}>
        <ThemeFrame
          address={address}
          title={text.design.previewOf(theme.title)}
          pageWidth={widths[width]}
          scrolls
          onShown={() => {
            if (!wasShown.current) props.onFirst();
            wasShown.current = true;
          }}
        />
      </div>
    </section>
  );
}

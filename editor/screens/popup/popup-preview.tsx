import { SegmentedControl } from '@mantine/core';
import type { PictureView } from '@vitrine/contracts/media.ts';
import { useId, useMemo, useState } from 'react';
import { popup } from '../../text/en-popup.ts';
import screen from '../../ui/screen.module.css';
import styles from './popup.module.css';
import type { PopupValues } from './popup-values.ts';

const text = popup.preview;
const widths = ['desktop', 'phone'] as const;

/** What is typed, as it will lie over a page: roughly, since the theme is not here. */
export function PopupPreview({ values, picture }: { values: PopupValues; picture: PictureView | null }) {
  const id = useId();
  const [width, setWidth] = useState<(typeof widths)[number]>('desktop');
  const lines = useMemo(() => linesOf(values.html), [values.html]);
  const { title, action, placement, theme, buttonLabel } = values;
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${styles['aside']}`} aria-labelledby={id}>
      <h2 className={screen['cardTitle']} id={id}>
        {text.title}
      </h2>
      <SegmentedControl
        aria-label={text.window}
        size="sm"
        fullWidth
        data={widths.map((value) => ({ value, label: text[value] }))}
        value={width}
        onChange={(value) => setWidth(value === 'phone' ? 'phone' : 'desktop')}
      />
      <div className={styles['stage']} data-width={width} data-place={placement}>
        <div className={styles['page']} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
        <div className={styles['popup']} data-theme={theme}>
          {picture !== null && placement !== 'bottom' && (
            <img
              src={`${picture.assetUrl}?format=500w`}
              width={picture.width}
              height={picture.height}
              alt=""
            />
          )}
          <div className={styles['words']}>
            <p className={styles['heading']}>{title.trim() === '' ? text.empty : title}</p>
            {lines.map((line, at) => (
              // Lines have no ids, and are drawn again together only.
              <p key={at}>{line}</p>
            ))}
            {action === 'newsletter' && <p className={styles['form']}>{text.form}</p>}
            {action === 'link' && (
              <p>
                <span className={styles['button']}>
                  {buttonLabel.trim() === '' ? text.button : buttonLabel}
                </span>
              </p>
            )}
          </div>
          <span className={styles['close']} aria-hidden="true">
            ×
          </span>
        </div>
      </div>
      <p className={styles['hint']}>{text.hint}</p>
    </section>
  );
}

const lineElements = 'p, li, h2, h3, blockquote';

/** The paragraphs of rich text as plain words: whoever wrote them, nothing of them runs or loads here. */
function linesOf(html: string): readonly string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (
    [...body.querySelectorAll(lineElements)]
      // The editor puts paragraphs into entries and quotations.
      .filter((block) => block.querySelector(lineElements) === null)
      .map((block) => (block.textContent ?? '').trim())
      .filter((line) => line !== '')
      .slice(0, 20)
  );
}

import { SegmentedControl, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DrawnLetter, Letter, LetterChange } from '@vitrine/contracts/letters.ts';
import { CUT_MAIL_BYTES } from '@vitrine/domain/letter/letter.ts';
import { useId, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { letters as text } from '../../text/en-letters.ts';
import { ListWaiting } from '../../ui/call-state.tsx';
import { MailFrame } from '../../ui/mail-frame.tsx';
import screen from '../../ui/screen.module.css';
import { showBytes } from '../../ui/show-bytes.ts';
import { useShowNumber } from '../../ui/show-money.ts';
import styles from './letters.module.css';

/** Milliseconds without typing before the letter is drawn again. */
const REST = 400;
const widths = ['desktop', 'phone'] as const;
const schemes = ['light', 'dark'] as const;
const forms = ['html', 'text'] as const;

type Scheme = (typeof schemes)[number];

/** A draft as it will be read. */
export function LetterPreview({ content }: { readonly content: Omit<LetterChange, 'revision'> }) {
  const { subject, previewText, parts, isPublic } = content;
  // One text, so that the same letter does not count as another with each keystroke elsewhere.
  const [letter] = useDebouncedValue(JSON.stringify({ subject, previewText, parts, isPublic }), REST);
  return (
    <Preview
      drawn={letter}
      draw={(scheme, signal) => {
        const shown = JSON.parse(letter) as Pick<
          LetterChange,
          'subject' | 'previewText' | 'parts' | 'isPublic'
        >;
        return client.call('POST', '/api/admin/letters/preview', { body: { ...shown, scheme } }, signal);
      }}
    />
  );
}

/** A stored letter as it will be read; once it was sent, as its readers got it. Its link to the site is today's. */
export function StoredPreview({ letter: { id, status, isPublic } }: { readonly letter: Letter }) {
  return (
    <Preview
      drawn={`${id} ${status} ${isPublic}`}
      draw={(scheme, signal) =>
        client.call('GET', '/api/admin/letters/:id/preview', { params: { id }, query: { scheme } }, signal)
      }
    />
  );
}

/** A letter as a mail, on a desktop or a phone, in light or in dark, or as plain text. `drawn` says what is drawn. */
function Preview(props: {
  readonly drawn: string;
  readonly draw: (scheme: Scheme, signal: AbortSignal) => Promise<DrawnLetter>;
}) {
  const id = useId();
  const show = useShowNumber();
  const [width, setWidth] = useState<(typeof widths)[number]>('desktop');
  const [scheme, setScheme] = useState<Scheme>('light');
  const [form, setForm] = useState<(typeof forms)[number]>('html');
  const preview = useQuery({
    queryKey: ['letter-preview', props.drawn, scheme],
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => props.draw(scheme, signal),
  });
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${styles['aside']}`} aria-labelledby={id}>
      <h2 className={screen['cardTitle']} id={id}>
        {text.preview}
      </h2>
      <div className={styles['controls']}>
        {form === 'html' && (
          <>
            <Choice
              label={text.width}
              names={text.widths}
              values={widths}
              value={width}
              onChange={setWidth}
            />
            <Choice
              label={text.scheme}
              names={text.schemes}
              values={schemes}
              value={scheme}
              onChange={setScheme}
            />
          </>
        )}
        <Choice label={text.form} names={text.forms} values={forms} value={form} onChange={setForm} />
      </div>
      {preview.data === undefined ? (
        preview.isError ? (
          <Text size="sm" role="alert">
            {sentenceOf(preview.error)}
          </Text>
        ) : (
          <ListWaiting rows={4} />
        )
      ) : (
        <>
          {preview.data.bytes > CUT_MAIL_BYTES && (
            <Text size="sm" mb="xs">
              {text.tooBig(showBytes(preview.data.bytes, show))}
            </Text>
          )}
          <div className={styles['stage']}>
            {form === 'text' ? (
              // Long texts must be scrollable by keyboard too.
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
              <pre className={styles['plain']} tabIndex={0}>
                {preview.data.bodyText}
              </pre>
            ) : (
              <MailFrame
                className={styles['frame']}
                data-width={width}
                data-scheme={scheme}
                title={text.frame}
                html={preview.data.bodyHtml}
              />
            )}
          </div>
        </>
      )}
    </section>
  );
}

function Choice<T extends string>(props: {
  readonly label: string;
  readonly names: Readonly<Record<T, string>>;
  readonly values: readonly T[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}) {
  return (
    <SegmentedControl
      size="xs"
      aria-label={props.label}
      classNames={{ label: styles['segment'] ?? '', input: styles['segmentInput'] ?? '' }}
      data={props.values.map((value) => ({ value, label: props.names[value] }))}
      value={props.value}
      onChange={(value) => {
        const chosen = props.values.find((one) => one === value);
        if (chosen !== undefined) props.onChange(chosen);
      }}
    />
  );
}

import { SegmentedControl, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LetterChange } from '@vitrine/contracts/letters.ts';
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

/** A letter as it will be read: on a desktop or a phone, in light or in dark, or as plain text. */
export function LetterPreview({ content }: { readonly content: Omit<LetterChange, 'revision'> }) {
  const id = useId();
  const show = useShowNumber();
  const [width, setWidth] = useState<(typeof widths)[number]>('desktop');
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('light');
  const [form, setForm] = useState<(typeof forms)[number]>('html');
  const { subject, previewText, parts, isPublic } = content;
  // One text, so that the same letter does not count as another with each keystroke elsewhere.
  const [letter] = useDebouncedValue(JSON.stringify({ subject, previewText, parts, isPublic }), REST);
  const preview = useQuery({
    queryKey: ['letter-preview', letter, scheme],
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const shown = JSON.parse(letter) as Pick<
        LetterChange,
        'subject' | 'previewText' | 'parts' | 'isPublic'
      >;
      return client.call('POST', '/api/admin/letters/preview', { body: { ...shown, scheme } }, signal);
    },
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

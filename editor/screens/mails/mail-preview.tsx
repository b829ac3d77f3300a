import { SegmentedControl, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MailKind } from '@vitrine/contracts/mail.ts';
import type { MailWords } from '@vitrine/domain/mail/mail-words.ts';
import type { Locale } from '@vitrine/domain/text/locale.ts';
import { type ReactNode, useId, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { mails } from '../../text/en-mails.ts';
import { ListWaiting } from '../../ui/call-state.tsx';
import { MailFrame } from '../../ui/mail-frame.tsx';
import screen from '../../ui/screen.module.css';
import styles from './mails.module.css';

const text = mails.preview;

/** Milliseconds without typing before the email is written again. */
const REST = 300;

/** A mail with what is not stored yet. */
export interface PreviewedMail {
  readonly kind: MailKind;
  /** '' for the usual one. */
  readonly occasion: string;
  readonly language: Locale;
  readonly words: MailWords | null;
  readonly look: {
    readonly logo: 'site' | 'picture' | 'none';
    readonly logoId: string | null;
    readonly accent: string;
    readonly footer: string;
  } | null;
}

const widths = ['desktop', 'phone'] as const;
const schemes = ['light', 'dark'] as const;
const forms = ['html', 'text'] as const;

/** A mail with made-up data as it will be: on a desktop or a phone, in light or in dark, or as plain text. */
export function MailPreview(props: { mail: PreviewedMail; tools?: ReactNode; from?: string }) {
  const title = useId();
  const [width, setWidth] = useState<(typeof widths)[number]>('desktop');
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('light');
  const [form, setForm] = useState<(typeof forms)[number]>('html');
  const [mail] = useDebouncedValue(props.mail, REST);
  const { occasion, ...rest } = mail;
  const body = { ...rest, ...(occasion === '' ? {} : { occasion }), scheme };
  const preview = useQuery({
    queryKey: ['mail-preview', body],
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => client.call('POST', '/api/admin/mail-previews', { body }, signal),
  });
  return (
    <section className={`${screen['sheet']} ${screen['card']} ${styles['aside']}`} aria-labelledby={title}>
      <Title order={2} className={screen['cardTitle'] ?? ''} id={title}>
        {text.title}
      </Title>
      <div className={styles['controls']}>
        {props.tools}
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
          <dl className={styles['facts']}>
            {props.from !== undefined && (
              <>
                <dt>{text.from}</dt>
                <dd>{props.from}</dd>
              </>
            )}
            <dt>{text.subject}</dt>
            <dd>{preview.data.subject}</dd>
          </dl>
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
          <Text size="xs" c="dimmed" mt="xs">
            {text.sample}
          </Text>
        </>
      )}
    </section>
  );
}

function Choice<T extends string>(props: {
  label: string;
  names: Readonly<Record<T, string>>;
  values: readonly T[];
  value: T;
  onChange: (value: T) => void;
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

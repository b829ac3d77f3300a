import { Alert } from '@mantine/core';
import type { PageSettings } from '@vitrine/contracts/pages.ts';
import { useEffect, useRef } from 'react';
import { pageCode as text } from '../../../text/en-page-code.ts';
import { HtmlCodeField } from '../../../ui/code-editor/html-code-field.tsx';
import styles from './page-code.module.css';

export interface CodeFieldsProps {
  readonly code: PageSettings['code'];
  readonly problems: { readonly header: string | undefined; readonly footer: string | undefined };
  readonly mayChange: boolean;
  readonly onChange: (part: 'header' | 'footer', value: string) => void;
}

/** The code of a page, once it is asked for. */
export function CodeFields({ code, problems, mayChange, onChange }: CodeFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  // What opened it is gone. The warning stays in view above the field.
  useEffect(() => {
    const { current } = fields;
    current?.querySelector<HTMLElement>('textarea, [role=textbox]')?.focus({ preventScroll: true });
    // Once the fields have their height.
    const frame = requestAnimationFrame(() => current?.scrollIntoView({ block: 'start' }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={fields} className={styles['fields']}>
      {mayChange ? (
        <Alert color="yellow" variant="light">
          {text.warning} {text.atOnce}
        </Alert>
      ) : (
        <Alert color="gray" variant="light">
          {text.refused}
        </Alert>
      )}
      {(['header', 'footer'] as const).map((part) => (
        <HtmlCodeField
          key={part}
          label={text[part]}
          hint={part === 'header' ? text.headerHint : text.footerHint}
          value={code[part]}
          problem={problems[part]}
          readOnly={!mayChange}
          onChange={(value) => onChange(part, value)}
        />
      ))}
    </div>
  );
}

import type { SiteFormProps } from '@vitrine/blocks/views/site-form/site-form.props.ts';
import { LongForm } from '@vitrine/blocks/views/site-form/long-form.render.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { hiddenAnswers, siteFormCalls } from '../site-form/site-form-calls.ts';
import { uploadCalls } from '../site-form/upload-calls.ts';
import type { Wakeable } from './wakeable.ts';

/** A form with conditions, steps or files. */
export default function LongFormIsland({
  awake,
  ...props
}: Pick<SiteFormProps, 'form' | 'place'> & Wakeable): ReactNode {
  const [calls] = useState(() => siteFormCalls(props));
  const [uploads] = useState(() => uploadCalls(props, calls));
  // Before it is touched all steps are shown: whoever begins in one of them stays there.
  const [startField] = useState(touchedField);
  const [answers] = useState(() => hiddenAnswers(props.form));
  useEffect(() => {
    if (awake) calls.begin();
  }, [awake, calls]);
  return <LongForm {...props} {...(awake ? { calls, answers, uploadCalls: uploads, startField } : {})} />;
}

const touchedField = (): string =>
  document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? '';

import type { SiteFormProps } from '@vitrine/blocks/views/site-form/site-form.props.ts';
import { SiteForm } from '@vitrine/blocks/views/site-form/site-form.render.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { hiddenAnswers, siteFormCalls } from '../site-form/site-form-calls.ts';
import type { Wakeable } from './wakeable.ts';

/** A form on a page, on which answers are checked and sent without leaving it. */
export default function SiteFormIsland({
  awake,
  ...props
}: Pick<SiteFormProps, 'form' | 'place'> & Wakeable): ReactNode {
  const [calls] = useState(() => siteFormCalls(props));
  const [answers] = useState(() => hiddenAnswers(props.form));
  // It wakes when it is touched: so the age of the key is the time that filling in takes.
  useEffect(() => {
    if (awake) calls.begin();
  }, [awake, calls]);
  return <SiteForm {...props} {...(awake ? { calls, answers } : {})} />;
}

import { Alert } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { draftOrders as text } from '../../text/en-draft-orders.ts';
import { FormScreen } from '../../ui/form/form-screen.tsx';
import { LongTextField } from '../../ui/form/text-fields.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { CustomerCard } from './customer-card.tsx';
import { nameOfLine, sentenceOfLine } from './describe-line.ts';
import { DiscountCard } from './discount-card.tsx';
import { DraftCard } from './draft-card.tsx';
import { DraftHeading } from './draft-heading.tsx';
import type { DraftStart } from './draft-start.ts';
import type { DraftValues, StoredDraft } from './draft-values.ts';
import styles from './drafts.module.css';
import { LinesCard } from './lines-card.tsx';
import { LinkCard } from './link-card.tsx';
import { OrderedDraft } from './ordered-draft.tsx';
import { type DraftForm, dropDraft, useDraftForm } from './use-draft-form.ts';

/** A draft order, new or stored. One that was ordered is only read. */
export function DraftEditor(props: {
  stored: StoredDraft;
  /** Key of the unsaved changes that survive a reload. */
  record: string;
  /** What a new draft starts with. */
  start?: DraftStart;
}) {
  const { start } = props;
  const navigate = useNavigate();
  const form = useDraftForm(props.stored, props.record);
  const { stored } = form;
  useStart(form, start);
  useNewest(form, props.stored);
  // The page of a draft that was just made has an address of its own, once nothing more was typed meanwhile.
  const madeId = props.stored.id === null && form.state === 'saved' ? stored.id : null;
  useEffect(() => {
    if (madeId !== null) void navigate(`/orders/drafts/${madeId}`, { replace: true });
  }, [madeId, navigate]);

  const onDeleted = async () => {
    // The question about unsaved changes is not asked any more.
    flushSync(() => form.discard());
    await navigate('/orders/drafts');
    if (stored.id !== null) dropDraft(stored.id);
  };
  if (stored.id !== null && stored.state === 'ordered' && form.state === 'saved') {
    return <OrderedDraft draft={stored} lines={form.values.lines} />;
  }
  return (
    <FormScreen
      form={form}
      title={<DraftHeading draft={stored} onDeleted={() => void onDeleted()} />}
      isNew={stored.id === null}
      leave={stored.id === null ? text.leaveNew : text.leave}
    >
      {stored.id !== null && stored.isBeingPaid && (
        <Alert color="accent" variant="light" mb="md" title={text.payingTitle}>
          {text.paying}
        </Alert>
      )}
      {start !== undefined && start.dropped.length > 0 && (
        <Alert color="yellow" variant="light" mb="md">
          {text.dropped(start.dropped.join(', '))}
        </Alert>
      )}
      <LineProblems lines={form.values.lines} />
      <div className={screen['columns']}>
        <div className={screen['stack']}>
          <LinesCard form={form} />
          <DiscountCard form={form} />
          <DraftCard title={text.notes}>
            <LongTextField field={form.field('note')} label={text.note} hint={text.noteHint} />
            <LongTextField
              field={form.field('internalNotes')}
              label={text.internalNotes}
              hint={text.internalNotesHint}
            />
          </DraftCard>
        </div>
        <div className={screen['stack']}>
          <LinkCard form={form} />
          <CustomerCard form={form} />
        </div>
      </div>
    </FormScreen>
  );
}

/** Fills a new form with what it starts with, as if it had been typed; unsaved changes of an earlier visit go first. */
function useStart(form: DraftForm, start: DraftStart | undefined): void {
  const isOffered = form.kept !== null;
  const fill = useEffectEvent((values: Partial<DraftValues>) => {
    if (form.state !== 'saved') return;
    const { lines, name, email, phone } = values;
    if (lines !== undefined) form.field('lines').change(lines);
    if (name !== undefined) form.field('name').change(name);
    if (email !== undefined) form.field('email').change(email);
    if (phone !== undefined) form.field('phone').change(phone);
  });
  useEffect(() => {
    if (start !== undefined && !isOffered) fill(start.values);
  }, [start, isOffered]);
}

/** Its customer may pay it, and another owner change it: what was typed stays on top of what is loaded. */
function useNewest(form: DraftForm, newest: StoredDraft): void {
  const follow = useEffectEvent((found: StoredDraft) => {
    if (found.id !== null && found !== form.stored && form.state !== 'saving') form.adopt(found);
  });
  useEffect(() => follow(newest), [newest]);
}

/** Why the link cannot be paid now: what has become of its products. */
function LineProblems({ lines }: { lines: DraftValues['lines'] }) {
  const showNumber = useShowNumber();
  const problems = lines.flatMap((line) => {
    const sentence = sentenceOfLine(line, showNumber);
    return sentence === null ? [] : [{ id: line.id, words: text.problemOf(nameOfLine(line), sentence) }];
  });
  if (problems.length === 0) return null;
  return (
    <Alert color="yellow" variant="light" mb="md" title={text.problemsTitle}>
      {text.problemsLead(problems.length)}
      <ul className={styles['problems']}>
        {problems.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
      </ul>
    </Alert>
  );
}

import { Button, Group, Stack, Title } from '@mantine/core';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { queryClient } from '../../app/client.ts';
import { orderNotes as text } from '../../text/en-order-notes.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { focusPlace } from '../../ui/focus-place.ts';
import { ConflictChooser } from '../../ui/form/conflict-chooser.tsx';
import { ProblemSummary } from '../../ui/form/problem-summary.tsx';
import { TagsField } from '../../ui/form/tags-field.tsx';
import { LongTextField } from '../../ui/form/text-fields.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { SavedDraftOffer } from '../../ui/saved-draft-offer.tsx';
import { useSaving } from '../../ui/save-form.tsx';
import screen from '../../ui/screen.module.css';
import { useOrderNotes } from './use-order-notes.ts';

/** Notes and tags of an order, saved on their own. */
export function OrderNotes({ order }: { order: OrderDetail }) {
  const form = useOrderNotes(order);
  const title = useRef<HTMLHeadingElement>(null);
  const { sheet, save } = useSaving(form, (refused) =>
    refused?.querySelector<HTMLElement>('[data-summary]')?.focus(),
  );
  // Another change of the order raises its revision too.
  const follow = useEffectEvent((newest: OrderDetail) => {
    if (newest.revision > form.stored.revision) form.adopt(newest);
  });
  useEffect(() => follow(order), [order]);
  const isChanged = form.state !== 'saved';
  const submit = async () => {
    const isSaved = await save();
    // The pressed button is removed.
    if (isSaved) focusPlace(title.current);
    void queryClient.invalidateQueries({ queryKey: ['orders'] });
  };
  return (
    <section className={`${screen['sheet']} ${screen['card']}`}>
      <Title order={2} ref={title} className={screen['cardTitle'] ?? ''}>
        {text.title}
      </Title>
      <form
        ref={sheet}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {form.kept !== null && <SavedDraftOffer {...form.kept} />}
        {form.conflicts.length > 0 ? (
          <ConflictChooser form={form} />
        ) : (
          form.failure !== null && <ProblemSummary form={form} sheet={sheet} />
        )}
        <Stack gap="md">
          <LongTextField field={form.field('notes')} label={text.notes} hint={text.notesHint} rows={2} />
          <TagsField field={form.field('tags')} label={text.tags} hint={text.tagsHint} />
          {isChanged && (
            <Group gap="sm">
              <BusyButton type="submit" size="xs" loading={form.state === 'saving'}>
                {text.save}
              </BusyButton>
              <Button
                size="xs"
                variant="default"
                onClick={() => {
                  form.discard();
                  focusPlace(title.current);
                }}
              >
                {text.discard}
              </Button>
            </Group>
          )}
        </Stack>
        <LeaveGuard unsaved={isChanged} sentence={text.leave} save={save} discard={form.discard} />
      </form>
    </section>
  );
}

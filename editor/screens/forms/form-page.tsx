import { Alert, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { OwnerForm } from '@vitrine/contracts/forms.ts';
import { Link, useParams } from 'react-router';
import { sentenceOf } from '../../app/client.ts';
import { forms as text } from '../../text/en-forms.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { focusHeading } from '../../ui/focus-place.ts';
import { BackIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { FormEditor } from './form-editor.tsx';
import { formQuery, restoreForm } from './form-queries.ts';
import { WebhookCard } from './webhook-card.tsx';
import styles from './webhook.module.css';

/** A form, to be changed; one in the bin is restored first. */
export function FormPage() {
  const { id = '' } = useParams();
  const form = useQuery(formQuery(id));
  const isGone = form.error instanceof CallFailure && [404, 422].includes(form.error.status);
  return (
    <div className={screen['screen']}>
      <Link to="/forms" className={screen['back']}>
        <BackIcon size={18} />
        {text.back}
      </Link>
      {form.isPending ? (
        <ListWaiting />
      ) : form.data === undefined ? (
        isGone ? (
          <EmptyState order={1} title={text.notFoundTitle}>
            {text.notFound}
          </EmptyState>
        ) : (
          <CallFailed error={form.error} again={() => void form.refetch()} />
        )
      ) : form.data.deletedOn === null ? (
        <>
          <FormEditor key={form.data.id} stored={form.data} />
          <div className={styles['below']}>
            <WebhookCard formId={form.data.id} />
          </div>
        </>
      ) : (
        <BinnedForm form={form.data} />
      )}
    </div>
  );
}

function BinnedForm({ form }: { readonly form: OwnerForm }) {
  const restore = useMutation({
    mutationFn: () => restoreForm(form.id),
    onSuccess: () => {
      notifications.show({ message: text.restored(form.name) });
      // The editor is shown in its place, with a heading of its own.
      requestAnimationFrame(focusHeading);
    },
    onError: (error) => notifications.show({ color: 'red', message: sentenceOf(error) }),
  });
  return (
    <>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {form.name}
        </Title>
      </div>
      <Alert color="gray" variant="light" mb="md">
        {text.bin.isIn}
      </Alert>
      <BusyButton loading={restore.isPending} onClick={() => restore.mutate()}>
        {text.bin.restore}
      </BusyButton>
    </>
  );
}

import { Alert, Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { ProductDetail } from '@vitrine/contracts/admin-products.ts';
import type { ProductStatus } from '@vitrine/domain/product/product-status.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { client, sentenceOf } from '../../app/client.ts';
import { productPage as text } from '../../text/en-product-page.ts';
import { text as common } from '../../text/en.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { focusPlace } from '../../ui/focus-place.ts';
import { useShowTime } from '../../ui/show-time.ts';
import { Tone } from '../../ui/tone.tsx';
import { ProductCard } from './product-card.tsx';
import { publishHints } from './publish-hints.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import styles from './status-card.module.css';
import { statusTones } from './status-tones.ts';
import type { ProductForm } from './use-product-form.ts';

export interface StatusChange {
  readonly status: ProductStatus;
  /** For a scheduled product, ISO 8601. */
  readonly publishOn?: string;
}

/** Changes the status of a product; what was typed is saved before. */
export function useStatusChange(form: ProductForm, onChanged: () => void) {
  return useMutation({
    mutationFn: async (change: StatusChange): Promise<ProductDetail | null> => {
      // A refused save leads to its fields.
      if (form.state !== 'saved' && !(await form.save())) return null;
      return setStatus(form.stored.id, change);
    },
    onSuccess: (changed, { status }) => {
      if (changed === null) return;
      form.adopt(changed);
      notifications.show({ message: text.statusDone[status] });
      onChanged();
    },
  });
}

/** A status is chosen knowingly: what somebody else has saved meanwhile does not stand against it. */
async function setStatus(id: string, change: StatusChange, tries = 3): Promise<ProductDetail> {
  const params = { id };
  const { revision } = await client.call('GET', '/api/admin/products/:id', { params });
  try {
    return await client.call('POST', '/api/admin/products/:id/status', {
      params,
      body: { revision, ...change },
    });
  } catch (error) {
    if (tries > 1 && error instanceof CallFailure && error.code === 'STALE_REVISION') {
      return setStatus(id, change, tries - 1);
    }
    throw error;
  }
}

/** Who sees the product, and what can be done about it. */
export function StatusCard({ form }: { form: ProductForm }) {
  const { stored: product } = form;
  const times = useShowTime();
  const line = useRef<HTMLParagraphElement>(null);
  const [scheduling, setScheduling] = useState(false);
  /** Whether the open dialog has met a save that was refused. */
  const refused = useRef(false);
  // The pressed button has made way for another.
  const change = useStatusChange(form, () => focusPlace(line.current));
  const hints = product.status === 'published' ? [] : publishHints(product);
  const { status, publishedOn } = product;
  const sentence =
    status === 'published'
      ? text.statusLines.published(times.day(publishedOn))
      : status === 'scheduled'
        ? text.statusLines.scheduled(times.moment(publishedOn))
        : text.statusLines[status];
  const button = (label: string, to: ProductStatus, isMain = false) => (
    <BusyButton
      {...(isMain ? {} : { variant: 'default' })}
      loading={change.isPending && change.variables.status === to}
      onClick={() => change.mutate({ status: to })}
    >
      {label}
    </BusyButton>
  );
  return (
    <ProductCard
      title={text.statusHead}
      side={<Tone tone={statusTones[status]}>{common.products.status[status]}</Tone>}
    >
      <p ref={line} className={styles['line']} tabIndex={-1}>
        {sentence}
      </p>
      {change.isError && (
        <Alert color="red" variant="light" role="alert" p="sm">
          {sentenceOf(change.error)}
        </Alert>
      )}
      {hints.length > 0 && (
        <div className={styles['hints']}>
          <p className={styles['hintsHead']}>{text.hintsHead}</p>
          <ul>
            {hints.map((hint) => (
              <li key={hint}>{text.hints[hint]}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles['buttons']}>
        {status === 'published' ? (
          button(text.hide, 'draft')
        ) : (
          <>
            {button(status === 'scheduled' ? text.publishNow : text.publish, 'published', true)}
            <Button variant="default" onClick={() => setScheduling(true)}>
              {status === 'scheduled' ? text.reschedule : text.schedule}
            </Button>
            {status !== 'draft' && button(text.toDraft, 'draft')}
          </>
        )}
      </div>
      {scheduling && (
        <ScheduleDialog
          publishOn={status === 'scheduled' ? publishedOn : null}
          schedule={async (publishOn) => {
            const changed = await change.mutateAsync({ status: 'scheduled', publishOn });
            refused.current = changed === null;
            return changed !== null;
          }}
          onClose={() => {
            flushSync(() => setScheduling(false));
            // Its owner is left at what is to be corrected.
            if (refused.current) focusPlace(document.querySelector<HTMLElement>('[data-summary]'));
            refused.current = false;
          }}
        />
      )}
    </ProductCard>
  );
}

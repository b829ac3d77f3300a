import { Alert, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { OrderDetail } from '@vitrine/contracts/order-detail.ts';
import { MAX_ORDER_COMMENT } from '@vitrine/domain/order/order-notes.ts';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { orderNotes as text } from '../../text/en-order-notes.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import styles from './order-page.module.css';

/** A comment for the timeline; Ctrl or Cmd with Enter posts it. The field keeps the focus and, on a failure, the text. */
export function CommentForm(props: { orderId: string; onPosted: (order: OrderDetail) => void }) {
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const post = useMutation({
    mutationFn: (comment: string) =>
      client.call('POST', '/api/admin/orders/:id/comments', {
        params: { id: props.orderId },
        body: { text: comment },
      }),
    onSuccess: (order) => {
      setTyped('');
      props.onPosted(order);
    },
  });
  const submit = () => {
    field.current?.focus();
    if (post.isPending) return;
    setEmpty(typed.trim() === '');
    if (typed.trim() !== '') post.mutate(typed.trim());
  };
  return (
    <form
      className={styles['commentForm']}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      {post.isError && (
        <Alert color="red" variant="light" role="alert">
          {sentenceOf(post.error)}
        </Alert>
      )}
      <Textarea
        ref={field}
        aria-label={text.comment}
        placeholder={text.commentPlaceholder}
        autosize
        minRows={1}
        maxRows={10}
        maxLength={MAX_ORDER_COMMENT}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setEmpty(false);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            submit();
          }
        }}
        error={isEmpty ? text.empty : null}
      />
      <BusyButton type="submit" variant="default" size="xs" loading={post.isPending}>
        {text.post}
      </BusyButton>
    </form>
  );
}

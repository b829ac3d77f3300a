import { Alert, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { client, sentenceOf } from '../../app/client.ts';
import { giftCards as text } from '../../text/en-gift-cards.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import screen from '../../ui/screen.module.css';
import styles from './gift-cards.module.css';
import { reloadCard } from './keep-card.ts';

/** The code of a card, read from the server only when it is asked for, which is recorded. */
export function CardCode({ id }: { id: string }) {
  const show = useMutation({
    mutationFn: () => client.call('POST', '/api/admin/gift-cards/:id/code', { params: { id } }),
    gcTime: 0,
    onSuccess: () => reloadCard(id),
  });
  return (
    <section className={`${screen['sheet']} ${screen['card']}`}>
      <Title order={2} className={screen['cardTitle'] ?? ''}>
        {text.codeHead}
      </Title>
      {show.isError && (
        <Alert color="red" variant="light" role="alert" mb="sm">
          {sentenceOf(show.error)}
        </Alert>
      )}
      {show.data === undefined ? (
        <>
          <p className={styles['lead']}>{text.codeLead}</p>
          <BusyButton variant="default" loading={show.isPending} onClick={() => show.mutate()}>
            {text.showCode}
          </BusyButton>
        </>
      ) : (
        <div className={styles['code']}>
          <output className="tabular">{show.data.code}</output>
          <CopyButton
            text={show.data.code}
            label={text.copy}
            copiedLabel={text.copied}
            failed={text.copyFailed}
            isFocused
          />
        </div>
      )}
    </section>
  );
}

import { Button, Title } from '@mantine/core';
import { MAX_PAYMENT_LINKS } from '@vitrine/domain/draft-order/draft-order-limits.ts';
import { useQuery } from '@tanstack/react-query';
import type { PaymentLinkList, PaymentLinkView } from '@vitrine/contracts/payment-links.ts';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paymentLinks as text } from '../../text/en-payment-links.ts';
import { CallFailed, ListWaiting } from '../../ui/call-state.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkIcon, PlusIcon } from '../../ui/icons.tsx';
import screen from '../../ui/screen.module.css';
import { SearchField } from '../../ui/search-field.tsx';
import { CreateLinkDialog } from './create-link-dialog.tsx';
import { DeleteLinkDialog } from './delete-link-dialog.tsx';
import { isSwitchedOff, linksQuery } from './link-calls.ts';
import { LinkRow } from './link-row.tsx';
import styles from './payment-links.module.css';
import { RenameLinkDialog } from './rename-link-dialog.tsx';

/** Links above which they can be searched. */
const MANY = 8;

type Question =
  | { readonly kind: 'create' }
  | { readonly kind: 'rename' | 'delete'; readonly link: PaymentLinkView };

/** Links that sell one product each. */
export function PaymentLinksScreen() {
  const links = useQuery(linksQuery);
  const { data } = links;
  const isOff = isSwitchedOff(links.error);
  const [parameters, setParameters] = useSearchParams();
  const [asked, setAsked] = useState<Question | null>(null);
  // The palette's action opens the dialog by the address.
  const question: Question | null = asked ?? (parameters.has('create') ? { kind: 'create' } : null);
  const close = () => {
    setAsked(null);
    if (parameters.has('create')) setParameters({}, { replace: true });
  };
  const create = (
    <Button leftSection={<PlusIcon size={16} />} onClick={() => setAsked({ kind: 'create' })}>
      {text.create}
    </Button>
  );
  const isEmpty = data?.links.length === 0;
  return (
    <div className={screen['screen']}>
      <div className={screen['head']}>
        <Title order={1} className={screen['title'] ?? ''}>
          {text.title}
        </Title>
        {data !== undefined && !isOff && !isEmpty && (
          <>
            <span className={`${screen['quiet']} ${screen['small']}`}>{text.count(data.links.length)}</span>
            <span className={screen['grow']} />
            {create}
          </>
        )}
      </div>
      {isOff ? (
        <div className={screen['sheet']}>
          <EmptyState
            title={text.offTitle}
            picture={<LinkIcon size={44} />}
            action={
              <Button component={Link} to="/settings/checkout">
                {text.toSettings}
              </Button>
            }
          >
            {text.off}
          </EmptyState>
        </div>
      ) : data === undefined ? (
        <div className={screen['sheet']}>
          {links.isPending ? (
            <ListWaiting />
          ) : (
            <CallFailed error={links.error} again={() => void links.refetch()} />
          )}
        </div>
      ) : isEmpty ? (
        <div className={screen['sheet']}>
          <EmptyState title={text.emptyTitle} picture={<LinkIcon size={44} />} action={create}>
            {text.empty}
          </EmptyState>
        </div>
      ) : (
        <Links list={data} onAsk={setAsked} />
      )}
      {data !== undefined && !isOff && question?.kind === 'create' && (
        <CreateLinkDialog
          currency={data.currency}
          isFull={data.links.length >= MAX_PAYMENT_LINKS}
          onClose={close}
        />
      )}
      {question?.kind === 'rename' && <RenameLinkDialog link={question.link} onClose={close} />}
      {question?.kind === 'delete' && (
        <DeleteLinkDialog link={question.link} onClose={close} onDeleted={close} />
      )}
    </div>
  );
}

function Links(props: { list: PaymentLinkList; onAsk: (question: Question) => void }) {
  const { list, onAsk } = props;
  const [search, setSearch] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = list.links.filter(({ name, productTitle, sku }) => {
    const found = `${name} ${productTitle} ${sku}`.toLowerCase();
    return words.every((word) => found.includes(word));
  });
  return (
    <>
      {(list.links.length > MANY || search !== '') && (
        <div className={screen['tools']}>
          <SearchField
            ref={field}
            label={text.searchLabel}
            placeholder={text.search}
            value={search}
            onSearch={setSearch}
          />
        </div>
      )}
      <div className={screen['sheet']}>
        {shown.length === 0 ? (
          <EmptyState
            title={text.nothingTitle}
            action={
              <Button
                variant="default"
                onClick={() => {
                  setSearch('');
                  field.current?.focus();
                }}
              >
                {text.clear}
              </Button>
            }
          >
            {text.nothing}
          </EmptyState>
        ) : (
          <ul className={styles['links']} aria-label={text.list}>
            {shown.map((link) => (
              <LinkRow
                key={link.id}
                link={link}
                currency={list.currency}
                onRename={() => onAsk({ kind: 'rename', link })}
                onDelete={() => onAsk({ kind: 'delete', link })}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

import { Button, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { CallFailure } from '@vitrine/contracts/client.ts';
import type { LegalPages } from '@vitrine/contracts/legal-pages.ts';
import type { LegalKind } from '@vitrine/domain/site/legal-pages.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { client, sentenceOf } from '../../app/client.ts';
import { legalPages } from '../../text/en-site-settings.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { focusPlace } from '../../ui/focus-place.ts';
import screen from '../../ui/screen.module.css';
import { Tone } from '../../ui/tone.tsx';
import { addToFooter, linkAtCheckout } from './link-page.ts';
import styles from './legal-pages.module.css';

const text = legalPages.pages;

interface Links {
  readonly pages: LegalPages['pages'];
  /** Stores the answers; false where they cannot be used. */
  readonly save: () => Promise<boolean>;
  readonly adopt: (stored: LegalPages) => void;
}

/** The pages that there are, each with what can be done next. */
export function WrittenPages(links: Links) {
  return (
    <section className={`${screen['sheet']} ${screen['card']}`}>
      <Title order={2} className={screen['cardTitle'] ?? ''} mb={8}>
        {text.title}
      </Title>
      <ul className={styles['list']}>
        {links.pages.map(({ kind, page }) => (
          <PageLine key={kind} kind={kind} page={page} {...links} />
        ))}
      </ul>
    </section>
  );
}

const write = (kind: LegalKind, replacesEdits: boolean) =>
  client.call('POST', '/api/admin/legal-pages/:kind', { params: { kind }, body: { replacesEdits } });

const refused = (error: unknown) => notifications.show({ color: 'red', message: sentenceOf(error) });

function PageLine({
  kind,
  page,
  save,
  adopt,
}: Links & { kind: LegalKind; page: LegalPages['pages'][number]['page'] }) {
  const queries = useQueryClient();
  const line = useRef<HTMLLIElement>(null);
  const [asks, setAsks] = useState(false);
  const name = page?.title ?? text.kinds[kind];
  // A button that did its work is gone: the page itself is what comes next.
  const toNext = () => focusPlace(line.current?.querySelector<HTMLElement>('[data-next]'));
  const isWritten = (now: LegalPages) => {
    adopt(now);
    void queries.invalidateQueries({ queryKey: ['pages'] });
    const title = now.pages.find((one) => one.kind === kind)?.page?.title ?? name;
    notifications.show({ message: text.written(title) });
    requestAnimationFrame(toNext);
  };
  const writing = useMutation({
    mutationFn: async () => ((await save()) ? write(kind, false) : null),
    onSuccess: (now) => {
      if (now !== null) isWritten(now);
    },
    onError: (error) => {
      if (error instanceof CallFailure && error.code === 'LEGAL_PAGE_EDITED') setAsks(true);
      else refused(error);
    },
  });
  const linking = useMutation({
    mutationFn: async (to: 'footer' | 'checkout') => {
      if (page === null) return null;
      if (to === 'footer') await addToFooter(page.id);
      else if (kind === 'terms' || kind === 'privacy' || kind === 'returns')
        await linkAtCheckout(kind, page.path);
      adopt(await client.call('GET', '/api/admin/legal-pages'));
      notifications.show({ message: to === 'footer' ? text.footerAdded(name) : text.checkoutAdded(name) });
      requestAnimationFrame(toNext);
      return null;
    },
    onError: refused,
  });
  return (
    <li ref={line} className={styles['line']} data-kind={kind}>
      <div className={styles['words']}>
        <h3 className={styles['name']}>
          {text.kinds[kind]}{' '}
          {page === null ? (
            <Tone tone="grey">{text.none}</Tone>
          ) : (
            <Tone tone={page.isPublished ? 'green' : 'amber'}>
              {page.isPublished ? text.published : text.draft}
            </Tone>
          )}
        </h3>
        <Text size="sm" c="dimmed">
          {page === null
            ? text.about[kind]
            : [
                page.path,
                page.isInFooter ? text.inFooter : '',
                page.isAtCheckout === true ? text.atCheckout : '',
                page.isAtCheckout === false && !page.isPublished ? text.checkoutLater : '',
              ]
                .filter((part) => part !== '')
                .join(' · ')}
        </Text>
        {page !== null && (page.isOutdated || page.isEdited) && (
          <Text size="sm">
            {[page.isEdited ? text.edited : '', page.isOutdated ? text.outdated : '']
              .filter((part) => part !== '')
              .join(' ')}
          </Text>
        )}
      </div>
      <div className={styles['buttons']}>
        {page === null ? (
          <BusyButton
            variant="default"
            size="sm"
            aria-label={text.writeOf(name)}
            loading={writing.isPending}
            onClick={() => writing.mutate()}
          >
            {text.write}
          </BusyButton>
        ) : (
          <>
            <Button
              component={Link}
              to={`/pages/${page.id}`}
              data-next
              variant="default"
              size="sm"
              aria-label={text.editOf(name)}
            >
              {text.edit}
            </Button>
            {!page.isInFooter && (
              <BusyButton
                variant="subtle"
                size="sm"
                aria-label={text.footerOf(name)}
                loading={linking.isPending && linking.variables === 'footer'}
                onClick={() => linking.mutate('footer')}
              >
                {text.footer}
              </BusyButton>
            )}
            {page.isAtCheckout === false && page.isPublished && (
              <BusyButton
                variant="subtle"
                size="sm"
                aria-label={text.checkoutOf(name)}
                loading={linking.isPending && linking.variables === 'checkout'}
                onClick={() => linking.mutate('checkout')}
              >
                {text.checkout}
              </BusyButton>
            )}
            <BusyButton
              variant="subtle"
              color="gray"
              size="sm"
              aria-label={text.againOf(name)}
              loading={writing.isPending}
              onClick={() => writing.mutate()}
            >
              {text.again}
            </BusyButton>
          </>
        )}
      </div>
      {asks && (
        <ConfirmDialog
          title={text.replace.title(name)}
          sentences={[text.replace.text]}
          cancel={text.replace.cancel}
          submit={text.replace.confirm}
          act={() => write(kind, true)}
          onClose={() => setAsks(false)}
          onDone={(now) => {
            setAsks(false);
            isWritten(now);
          }}
        />
      )}
    </li>
  );
}

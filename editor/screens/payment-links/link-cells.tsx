import { ActionIcon, Menu, Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { PaymentLinkView } from '@vitrine/contracts/payment-links.ts';
import { useState } from 'react';
import { client, sentenceOf } from '../../app/client.ts';
import { paymentLinks as text } from '../../text/en-payment-links.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { MoreIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { optionsOf } from '../draft-orders/draft-values.ts';
import { DeleteLinkDialog } from './delete-link-dialog.tsx';
import { keepLink, reloadLinks } from './link-calls.ts';
import styles from './payment-links.module.css';
import { RenameLinkDialog } from './rename-link-dialog.tsx';

/** What a payment link is called and sells, and why it sells nothing now. */
export function LinkWords({ link }: { link: PaymentLinkView }) {
  const showNumber = useShowNumber();
  const sold = [
    link.productTitle === '' ? text.gone : link.productTitle,
    optionsOf(link.attributes),
    link.quantity > 1 ? text.quantity(showNumber, link.quantity) : '',
  ];
  return (
    <span className={styles['named']}>
      <Picture picture={link.picture} width={44} height={55} alt="" />
      <span className={styles['words']}>
        <span>{link.name}</span>
        <span className={`${screen['quiet']} ${screen['small']} ${styles['sold']}`}>
          {sold.filter((part) => part !== '').join(' · ')}
        </span>
        {link.problem !== null && <span className={styles['problem']}>{text.problems[link.problem]}</span>}
      </span>
    </span>
  );
}

export function LinkOrders({ count }: { count: number }) {
  const showNumber = useShowNumber();
  return (
    <span className={`${screen['quiet']} ${screen['nowrap']} tabular`}>
      {count === 0 ? text.noOrders : text.orders(showNumber(count), count === 1)}
    </span>
  );
}

/** Switches a payment link on or off, copies it, and has a menu of what else can be done with it. */
export function LinkActions({ link }: { link: PaymentLinkView }) {
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const turn = useMutation({
    mutationFn: (isEnabled: boolean) =>
      client.call('PUT', '/api/admin/payment-links/:id', { params: { id: link.id }, body: { isEnabled } }),
    onSuccess: (changed) => {
      keepLink(changed);
      notifications.show({
        message: changed.isEnabled ? text.turnedOn(changed.name) : text.turnedOff(changed.name),
      });
    },
    onError: (error) => {
      notifications.show({ message: sentenceOf(error), color: 'red' });
      reloadLinks();
    },
  });
  return (
    <div className={styles['actions']}>
      <Switch
        aria-label={text.switchLabel(link.name)}
        checked={turn.isPending ? turn.variables : link.isEnabled}
        onChange={(event) => {
          if (!turn.isPending) turn.mutate(event.currentTarget.checked);
        }}
      />
      <CopyButton
        text={link.url}
        label={text.copy}
        copiedLabel={text.copied}
        failed={text.copyFailed}
        name={text.copyOf(link.name)}
        size="xs"
      />
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={text.actionsOf(link.name)}>
            <MoreIcon size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component="a" href={link.url} target="_blank" rel="noopener">
            {text.openLink}
          </Menu.Item>
          <Menu.Item onClick={() => setAsked('rename')}>{text.rename}</Menu.Item>
          <Menu.Divider />
          <Menu.Item color="red" onClick={() => setAsked('delete')}>
            {text.delete}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asked === 'rename' && <RenameLinkDialog link={link} onClose={close} />}
      {asked === 'delete' && <DeleteLinkDialog link={link} onClose={close} onDeleted={close} />}
    </div>
  );
}

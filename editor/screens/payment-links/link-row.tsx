import { ActionIcon, Menu, Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { PaymentLinkView } from '@vitrine/contracts/payment-links.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { Link } from 'react-router';
import { client, sentenceOf } from '../../app/client.ts';
import { paymentLinks as text } from '../../text/en-payment-links.ts';
import { Amount } from '../../ui/amount.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { MoreIcon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import screen from '../../ui/screen.module.css';
import { useShowNumber } from '../../ui/show-money.ts';
import { optionsOf } from '../draft-orders/draft-values.ts';
import { keepLink, reloadLinks } from './link-calls.ts';
import styles from './payment-links.module.css';

/** A payment link: what it sells, how often it did, whether it can be used. */
export function LinkRow(props: {
  link: PaymentLinkView;
  currency: CurrencyCode;
  onRename: () => void;
  onDelete: () => void;
}) {
  const { link, currency } = props;
  const number = useShowNumber();
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
  const isEnabled = turn.isPending ? turn.variables : link.isEnabled;
  const options = optionsOf(link.attributes);
  return (
    <li className={styles['link']} aria-label={link.name}>
      <Picture picture={link.picture} width={48} height={60} alt="" />
      <div className={styles['what']}>
        <div className={styles['name']}>{link.name}</div>
        <div className={styles['under']}>
          {link.productTitle === '' ? (
            text.gone
          ) : (
            <Link to={`/products/${link.itemId}`} className={styles['product']}>
              {link.productTitle}
            </Link>
          )}
          {options !== '' && ` · ${options}`}
          {link.quantity > 1 && ` · ${text.quantity(link.quantity)}`}
        </div>
        {link.problem !== null && <p className={styles['problem']}>{text.problems[link.problem]}</p>}
      </div>
      <div className={styles['sums']}>
        {link.unitPriceMinor !== null && (
          <span className={styles['price']}>
            <Amount minor={link.unitPriceMinor * link.quantity} currency={currency} />
          </span>
        )}
        <span className={`${screen['quiet']} ${screen['small']}`}>
          {link.orderCount === 0
            ? text.noOrders
            : text.orders(number(link.orderCount), link.orderCount === 1)}
        </span>
      </div>
      <div className={styles['actions']}>
        <Switch
          aria-label={text.switchLabel(link.name)}
          checked={isEnabled}
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
            <Menu.Item onClick={props.onRename}>{text.rename}</Menu.Item>
            <Menu.Divider />
            <Menu.Item color="red" onClick={props.onDelete}>
              {text.delete}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  );
}

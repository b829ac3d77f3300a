import type { SubscriptionRow } from '@vitrine/contracts/admin-subscriptions.ts';
import { subscriptions as text } from '../../text/en-subscriptions.ts';

/** Who has subscribed. */
export const customerOf = ({
  customerName,
  email,
}: Pick<SubscriptionRow, 'customerName' | 'email'>): string => customerName || email || text.erased;

/** 'Clay Club, Large' */
export const productOf = ({ productName, attributes }: Pick<SubscriptionRow, 'productName' | 'attributes'>) =>
  [productName, ...Object.values(attributes)].join(', ');

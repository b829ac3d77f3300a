import type { OrderDraft } from '@vitrine/domain/order/order.ts';
import type { MailShop } from './mail-plan.ts';

/** The input of a mail: the shop, and the order as it was placed. */
export interface OrderMailSubject {
  readonly shop: MailShop;
  readonly number: number;
  readonly accessToken: string;
  readonly testMode: boolean;
  readonly draft: Omit<OrderDraft, 'cartId'>;
  /** When the place of pickup is open; missing or '' when that is not known. */
  readonly pickupHours?: string;
}

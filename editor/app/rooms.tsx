import type { ComponentType } from 'react';
import { text } from '../text/en.ts';
import { MailIcon, OrdersIcon, ProductsIcon } from '../ui/icons.tsx';

export interface Room {
  readonly path: string;
  readonly name: string;
  readonly icon: ComponentType<{ size?: number }>;
}

/** The rooms there are, in the rail's order. */
export const rooms: readonly Room[] = [
  { path: '/orders', name: text.app.orders, icon: OrdersIcon },
  { path: '/products', name: text.app.products, icon: ProductsIcon },
  { path: '/mail', name: text.app.mail, icon: MailIcon },
];

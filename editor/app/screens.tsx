import type { ComponentType } from 'react';
import { WaitingCount } from '../screens/comments/waiting-count.tsx';
import { text } from '../text/en.ts';
import { CommentsIcon, DesignIcon, MailIcon, OrdersIcon, ProductsIcon } from '../ui/icons.tsx';

export interface Screen {
  readonly path: string;
  readonly name: string;
  /** Other words it is looked for by in the palette. */
  readonly words?: string;
  readonly icon: ComponentType<{ size?: number }>;
  /** What the rail shows on the screen's entry: how much waits there. */
  readonly badge?: ComponentType;
}

/** The screens there are, in the rail's order. */
export const screens: readonly Screen[] = [
  { path: '/orders', name: text.app.orders, icon: OrdersIcon },
  { path: '/products', name: text.app.products, icon: ProductsIcon },
  {
    path: '/comments',
    name: text.app.comments,
    words: text.comments.words,
    icon: CommentsIcon,
    badge: WaitingCount,
  },
  { path: '/mail', name: text.app.mail, words: text.app.mailWords, icon: MailIcon },
  { path: '/design', name: text.app.design, words: text.app.designWords, icon: DesignIcon },
];

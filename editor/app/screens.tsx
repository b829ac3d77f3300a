import type { ComponentType } from 'react';
import { WaitingCount } from '../screens/comments/waiting-count.tsx';
import { text } from '../text/en.ts';
import { CommentsIcon, DesignIcon, MailIcon, OrdersIcon, ProductsIcon } from '../ui/icons.tsx';

export interface Screen {
  readonly path: string;
  readonly name: string;
  /** Additional search terms in the palette. */
  readonly words?: string;
  readonly icon: ComponentType<{ size?: number }>;
  /** Badge on the screen's navigation entry: how much is pending there. */
  readonly badge?: ComponentType;
}

/** All screens, in the order of the navigation. */
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

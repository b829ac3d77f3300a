import type { CartPageProps } from '@vitrine/blocks/cart/cart-page.props.ts';
import { CartPage, type CartPageLive } from '@vitrine/blocks/cart/cart-page.render.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import {
  cartState,
  changeQuantity,
  noteProblem,
  refreshCart,
  removeEntry,
  startCart,
  type CartState,
} from '../cart/cart-store.ts';
import { useStore } from './use-store.ts';
import type { Wakeable } from './wakeable.ts';

export default function CartPageIsland({ awake, ...props }: CartPageProps & Wakeable): ReactNode {
  const [first] = useState<CartState>({ cart: props.cart, status: 'settled', problems: {} });
  const state = useStore(cartState, first);
  useEffect(() => {
    startCart(props.cart);
    const follow = (event: PageTransitionEvent): void => {
      if (event.persisted) void refreshCart();
    };
    addEventListener('pageshow', follow);
    return () => removeEventListener('pageshow', follow);
  }, [props.cart]);
  const live: CartPageLive = {
    recalculating: state.status === 'recalculating',
    problems: state.problems,
    changeQuantity,
    removeEntry,
    noteProblem,
  };
  return <CartPage {...props} cart={state.cart ?? props.cart} {...(awake ? { live } : {})} />;
}

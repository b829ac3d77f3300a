import type {
  ProductPurchaseCalls,
  ProductPurchaseProps,
} from '@vitrine/blocks/product/product-purchase.props.ts';
import { ProductPurchase } from '@vitrine/blocks/product/product-purchase.render.tsx';
import type { ReactNode } from 'react';
import { placeOf } from '../add-flow/place-of.ts';
import { runAdd } from '../add-flow/run-add.ts';
import { showPicture } from './show-picture.ts';
import type { Wakeable } from './wakeable.ts';

const calls: ProductPurchaseCalls = {
  add: (wish, form) => runAdd({ ...wish, place: placeOf(form) }),
  showPicture,
  openInstallments: (url, title) => {
    import('../installments/open-installments.ts').then(
      ({ openInstallments }) => openInstallments(url, title),
      (error: unknown) => console.warn('The installment page could not be shown.', error),
    );
  },
  // The badge is an ornament: without its code the form works.
  followCaptcha: (hasFocus) => {
    // Looked up at once: by the time the code is here the focus may have moved on.
    const form = document.activeElement;
    import('../captcha/captcha-badge.ts').then(
      ({ followCaptcha }) => followCaptcha(hasFocus, form),
      () => undefined,
    );
  },
  signUpForRestock: async (signUp) => (await import('../restock/sign-up.ts')).signUpForRestock(signUp),
};

export default function ProductPurchaseIsland({
  awake,
  ...props
}: ProductPurchaseProps & Wakeable): ReactNode {
  return <ProductPurchase {...props} {...(awake ? { calls } : {})} />;
}

import { callsText } from '@vitrine/domain/text/calls.ts';
import { locale } from '../locale.ts';
import type {
  ProductPurchaseCalls,
  ProductPurchaseParts,
  ProductPurchaseProps,
} from '@vitrine/blocks/views/product/product-purchase.props.ts';
import { ProductPurchase } from '@vitrine/blocks/views/product/product-purchase.render.tsx';
import { describeOutcome } from '@vitrine/domain/add-flow/describe-outcome.ts';
import { lazy, useEffect, type ReactNode } from 'react';
import { addWithoutCode } from '../add-flow/add-without-code.ts';
import { placeOf } from '../add-flow/place-of.ts';
import { followFocus } from '../captcha/follow-focus.ts';
import { showPicture } from './show-picture.ts';
import type { Wakeable } from './wakeable.ts';

const loadAddFlow = () => import('../add-flow/run-add.ts');

const loadBackInStockForm = async () =>
  (await import('@vitrine/blocks/views/product/back-in-stock-form.render.tsx')).BackInStockForm;

const parts: ProductPurchaseParts = {
  // Where the server rendered the form it must hydrate with the rest; otherwise it is loaded when a sold-out
  // variant is chosen.
  BackInStock:
    document.querySelector('.back-in-stock') === null
      ? lazy(async () => ({ default: await loadBackInStockForm() }))
      : await loadBackInStockForm(),
  questions: null,
};

const calls: ProductPurchaseCalls = {
  add: async (selection, form) => {
    const flow = await loadAddFlow().catch(() => null);
    if (flow !== null) return flow.runAdd({ ...selection, place: placeOf(form) });
    if (await addWithoutCode(form)) return new Promise(() => undefined);
    selection.notify('failed');
    return describeOutcome('addRefused', selection, locale, callsText(locale).callTexts.network);
  },
  showPicture,
  openInstallments: (url, title) => {
    import('../installments/open-installments.ts').then(
      ({ openInstallments }) => openInstallments(url, title),
      (error: unknown) => console.warn('The installment page could not be shown.', error),
    );
  },
  followCaptcha: (hasFocus) => followFocus(hasFocus),
  signUpForBackInStock: (signUp) =>
    import('../back-in-stock/sign-up.ts').then(
      ({ signUpForBackInStock }) => signUpForBackInStock(signUp),
      // The form has its own message for that.
      () => ({ ok: false, message: '' }),
    ),
};

export default function ProductPurchaseIsland({
  awake,
  ...props
}: ProductPurchaseProps & Wakeable): ReactNode {
  // Preloaded before the button is pressed.
  useEffect(() => {
    if (awake) void loadAddFlow().catch(() => undefined);
  }, [awake]);
  return <ProductPurchase {...props} parts={parts} {...(awake ? { calls } : {})} />;
}

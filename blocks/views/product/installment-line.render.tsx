import { installmentsText } from '@vitrine/domain/text/installments.ts';
import { localeOf } from '@vitrine/domain/text/locale.ts';
import type { Money } from '@vitrine/domain/money/money.ts';
import { installmentMessage, installmentPageUrl } from '@vitrine/domain/product/installments.ts';
import type { Product } from '@vitrine/domain/product/product.ts';
import type { StorefrontCommerce } from '@vitrine/domain/store/storefront-commerce.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';
import type { ProductPurchaseCalls } from './product-purchase.props.ts';

interface InstallmentLineProps {
  readonly product: Product;
  /** Of the chosen variant, or the lowest. */
  readonly price: Money;
  readonly settings: StorefrontCommerce['installments'];
  readonly calls: Pick<ProductPurchaseCalls, 'openInstallments'> | undefined;
}

/**
 * 'or 4 interest-free payments of $7.00 with [Afterpay] (i)'. Pill and info button open the modal; without JavaScript
 * they lead to its page. spec: storefront-commerce 4, 9
 */
export function InstallmentLine({ product, price, settings, calls }: InstallmentLineProps): ReactNode {
  const message = installmentMessage(product, price, settings, settings.language);
  if (message === null) return null;
  const url = installmentPageUrl(message.place, settings.pageUrl);
  const open =
    calls === undefined
      ? undefined
      : (event: { preventDefault(): void }) => {
          event.preventDefault();
          calls.openInstallments(url, message.brand);
        };
  const pill = (
    <button key="pill" className="installments__pill" type="submit" onClick={open} aria-haspopup="dialog">
      {message.brand}
    </button>
  );
  return (
    <form className="installments" action={url} method="get">
      <p className="installments__line">
        {message.isInRange ? (
          <>
            {`${message.sentence} `}
            {pill}
          </>
        ) : (
          <>
            {pill}
            {` ${message.sentence}`}
          </>
        )}{' '}
        <button
          className="installments__info"
          type="submit"
          onClick={open}
          aria-haspopup="dialog"
          aria-label={fillText(installmentsText(localeOf(settings.language)).learnMore, {
            brand: message.brand,
          })}
        >
          <svg
            viewBox="0 0 20 20"
            width="18"
            height="18"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
          >
            <circle cx="10" cy="10" r="8.2" strokeWidth="1.4" />
            <path d="M10 9v5" strokeWidth="1.6" strokeLinecap="round" />
            <circle cx="10" cy="6.3" r="1" fill="currentColor" stroke="none" />
          </svg>
        </button>
      </p>
    </form>
  );
}

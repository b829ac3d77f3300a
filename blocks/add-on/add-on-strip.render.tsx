import { addOnText } from '@vitrine/domain/text/add-on.ts';
import { useLocale } from '../locale.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import { addButtonDisabled } from '@vitrine/domain/product/add-button.ts';
import { packCard } from '@vitrine/domain/product/card-product.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import type { Product } from '@vitrine/domain/product/product.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';
import { scriptSafeJson } from '../island.tsx';
import { Picture } from '../picture.tsx';
import { formFields, formTarget } from '../views/product/form-target.ts';
import { ProductPrice } from '../views/product/product-price.render.tsx';

export interface AddOnStripProps {
  readonly items: readonly ItemView[];
  /** An h2 above; '' for none. */
  readonly title: string;
  readonly currency: CurrencyCode;
  readonly websiteId: string;
}

/** The items that can be bought, with their products. */
export function soldOf(items: readonly ItemView[]) {
  return items.flatMap((item) =>
    item.product === null || addButtonDisabled(item.product) ? [] : [{ item, product: item.product }],
  );
}

/**
 * Add-on products. The button's plus becomes a check mark once the product is added; the boot script
 * enhances the form. A product with options links to its page. spec: storefront-commerce 2, 4
 */
export function AddOnStrip({ items, title, currency, websiteId }: AddOnStripProps): ReactNode {
  const sold = soldOf(items);
  if (sold.length === 0) return null;
  return (
    <div className="add-ons" data-add-place="add-on">
      {title === '' ? null : <h2 className="add-ons__title">{title}</h2>}
      <ul className="add-ons__list">
        {sold.map(({ item, product }) => (
          <li key={item.id} className="add-on">
            <div className="add-on__picture">
              {item.mainImage === null ? null : (
                <Picture picture={item.mainImage} sizes="88px" ratio="1:1" altText="" />
              )}
            </div>
            <div className="add-on__words">
              <a className="add-on__name" href={item.fullUrl}>
                {item.title}
              </a>
              <span className="product-price">
                <ProductPrice product={product} currency={currency} variant={null} />
              </span>
            </div>
            <AddOnButton product={product} fullUrl={item.fullUrl} websiteId={websiteId} />
          </li>
        ))}
      </ul>
      {/* Live region for "added" messages; rendered empty, since screen readers announce only existing regions. */}
      <output className="visually-hidden" data-add-status />
    </div>
  );
}

function AddOnButton(props: {
  readonly product: Product;
  readonly fullUrl: string;
  readonly websiteId: string;
}): ReactNode {
  const locale = useLocale();
  const text = addOnText(locale);
  const { product, fullUrl, websiteId } = props;
  if (product.variants.length > 1) {
    return (
      <a
        className="add-on__button"
        data-state="idle"
        href={fullUrl}
        aria-label={fillText(text.addOnChoose, { productName: product.title })}
      />
    );
  }
  const asks = product.customForm !== null;
  return (
    <form
      className="add-on__form"
      {...(asks ? { action: fullUrl } : formTarget(product))}
      data-add=""
      data-url={fullUrl}
    >
      <script
        type="application/json"
        dangerouslySetInnerHTML={{ __html: scriptSafeJson(packCard(product)) }}
      />
      {asks
        ? null
        : [...formFields(product, websiteId), ['quantity', '1'] as const].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
      <button
        className="add-on__button"
        type="submit"
        data-state="idle"
        aria-label={fillText(text.addOnLabel, { productName: product.title })}
      />
    </form>
  );
}

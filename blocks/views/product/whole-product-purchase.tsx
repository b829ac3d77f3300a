import type { ReactNode } from 'react';
import { CustomFormFields } from '../custom-form/custom-form-fields.render.tsx';
import type { ProductPurchaseProps } from './product-purchase.props.ts';
import { ProductPurchase } from './product-purchase.render.tsx';
import { BackInStockForm } from './back-in-stock-form.render.tsx';

/** The product's form as the server renders it, with all its parts. Islands load parts on demand. */
export function WholeProductPurchase(props: ProductPurchaseProps): ReactNode {
  const { customForm } = props.product;
  const questions = customForm === null ? null : <CustomFormFields form={customForm} />;
  return <ProductPurchase {...props} parts={{ BackInStock: BackInStockForm, questions }} />;
}

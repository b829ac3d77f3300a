/** Words of the cart page beyond those of `commerce.ts`. */
export const emptyCartText = 'Nothing here yet. The shelves are full, though.';
export const visitShop = 'Visit the shop';
export const productColumn = 'Product';
export const oneFewer = 'One fewer {productName}';
export const oneMore = 'One more {productName}';
export const updateQuantityOf = 'Update quantity of {productName}';
export const lineRemoved = '{productName} was removed from your cart.';
export const orderSummary = 'Order summary';
export const subtotalIsNow = 'Subtotal {subtotal}';
export const worksOutAtCheckout = 'Delivery and tax are worked out at checkout.';
export const lineSoldOut = 'This has sold out. Please remove it to check out.';
export const optionNameAndValue = '{option}: {value}';

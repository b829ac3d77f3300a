/** How many rows a shop of the admin's bench has. */
export interface ShopSize {
  readonly products: number;
  /** Half of them are the first order of a customer. */
  readonly orders: number;
}

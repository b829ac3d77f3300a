import type { CustomerRow } from '@vitrine/contracts/customers.ts';
import { customers as text } from '../../text/en-customers.ts';

/** The name of a customer, else the address, or what an erased person is called. */
export function titleOf({ name, email, isErased }: Pick<CustomerRow, 'name' | 'email' | 'isErased'>): string {
  if (isErased) return text.erased;
  return name === '' ? email : name;
}

import type { CustomerDetail } from '@vitrine/contracts/customers.ts';
import { queryClient, updateCache } from '../../app/client.ts';

/** A changed customer: its page shows it, and lists with it are loaded again. */
export function keepCustomer(customer: CustomerDetail): void {
  updateCache(['customer', customer.id], () => customer);
  void queryClient.invalidateQueries({ queryKey: ['customers'] });
}

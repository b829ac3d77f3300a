import { type CustomersChange, customersChange } from '@vitrine/contracts/customers-bulk.ts';
import { MAX_CUSTOMER_TAGS } from '@vitrine/domain/customer/customer.ts';
import { bulkList, tagActions } from '../bulk/index.ts';
import { lockCustomers, updateCustomerTags } from './repository.ts';

/** What owners can do with many customers at once. */
export const customersBulk = bulkList<CustomersChange>({
  list: 'customers',
  noun: 'customers',
  batch: 500,
  schema: customersChange,
  actions: tagActions({
    most: MAX_CUSTOMER_TAGS,
    lock: lockCustomers,
    write: updateCustomerTags,
    refusal: ({ erasedOn }) => (erasedOn === null ? null : 'erased'),
  }),
});

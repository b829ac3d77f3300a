import { defineModule } from '../../platform/module.ts';
import { findCustomers } from './find-customers.ts';
import { customersBulk } from './customers-bulk.ts';
import { customerList } from './customer-list.ts';
import { customersRoutes } from './routes.ts';

/** People who ordered: their orders, notes and personal data. */
export const customersModule = defineModule({
  name: 'customers',
  routes: customersRoutes,
  find: findCustomers,
  lists: [customerList],
  bulk: [customersBulk],
});

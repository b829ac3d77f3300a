import { listCustomers } from '@vitrine/contracts/customers.ts';
import { defineModule } from '../../platform/module.ts';
import { findCustomers } from './find-customers.ts';
import { customersRoutes } from './routes.ts';

/** People who ordered: their orders, notes and personal data. */
export const customersModule = defineModule({
  name: 'customers',
  routes: customersRoutes,
  find: findCustomers,
  lists: [{ name: 'customers', query: listCustomers.query }],
});

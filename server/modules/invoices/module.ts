import { defineModule } from '../../platform/module.ts';
import { takeBackCreditNote } from './issue.ts';
import { invoiceSection } from './order-section.ts';
import { invoicePersonalData } from './personal-data.ts';
import { invoiceRoutes } from './routes.ts';

/** Invoices, credit notes and packing slips as PDF. */
export const invoicesModule = defineModule({
  name: 'invoices',
  routes: invoiceRoutes,
  orderSection: invoiceSection,
  refundBounced: takeBackCreditNote,
  personalData: invoicePersonalData,
});

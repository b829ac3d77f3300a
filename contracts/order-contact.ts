import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { orderDetail, orderParams } from './order-detail.ts';
import { revision } from './revision.ts';

/** Characters of a field, more than any rule of the checkout allows: that rule says what is wrong. */
const MAX_TYPED = 500;

const typed = z.string().max(MAX_TYPED);

/**
 * The fields are checked by the rules of the checkout: one that is wrong is refused with MALFORMED_REQUEST and a sentence
 * at its name. ORDER_TRANSITION for a canceled order, ORDER_ADDRESS_SENT for a name or an address once everything was sent.
 * The country stays.
 */
export const correctOrderContact = endpoint({
  method: 'PUT',
  path: '/api/admin/orders/:id/contact',
  auth: 'owner',
  summary: 'Corrects the contact and the delivery address of an order.',
  params: orderParams,
  notFound: 'ORDER_NOT_FOUND',
  body: z.object({
    email: typed,
    address: z.object({
      firstName: typed,
      lastName: typed,
      line1: typed,
      line2: typed,
      city: typed,
      region: typed,
      postalCode: typed,
      phone: typed,
    }),
    revision,
  }),
  answer: orderDetail,
  errors: ['STALE_REVISION', 'ORDER_TRANSITION', 'ORDER_ADDRESS_SENT', 'CUSTOMER_ERASED'],
  example: {
    body: {
      email: 'june@example.com',
      address: {
        firstName: 'June',
        lastName: 'Alder',
        line1: '12 Kiln Lane',
        line2: '',
        city: 'Asheville',
        region: 'NC',
        postalCode: '28801',
        phone: '+1 828 555 0134',
      },
      revision: 3,
    },
  },
});

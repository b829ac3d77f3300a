import { FOUND_PER_KIND, type FoundResult } from '@vitrine/contracts/find.ts';
import { readPage } from '../../platform/lists/index.ts';
import type { Finder } from '../find/index.ts';
import { customerSource, wantedCustomers } from './customer-list.ts';
import { type CustomerRecord, customersByIds } from './repository.ts';
import { rowOf } from './service.ts';

function view(customer: CustomerRecord): FoundResult {
  const { id, name, email } = rowOf(customer);
  const title = name === '' ? email : name;
  return { id, title, detail: title === email ? '' : email, path: `/customers/${id}` };
}

/** The customer with the address that is typed, then those the list's search finds, the latest to order first. */
export const findCustomers: Finder = {
  kind: 'people',
  roles: ['admin'],
  async find(db, site, query) {
    const page = await readPage(db, customerSource, wantedCustomers(site, { search: query }), {
      sort: '-lastOrder',
      after: undefined,
      limit: FOUND_PER_KIND,
    });
    if (!page.ok) return { results: [], isExact: false };
    const found = (await customersByIds(db, site.websiteId, page.value.ids)).filter(
      // Nothing is left to show of a customer whose data was erased.
      ({ erasedOn }) => erasedOn === null,
    );
    return { results: found.map(view), isExact: found[0]?.email === query.toLowerCase() };
  },
};

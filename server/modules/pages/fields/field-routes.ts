import * as calls from '@vitrine/contracts/block-fields.ts';
import { ok } from '@vitrine/domain/result.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { listFields, openField } from './open-field.ts';

/** The places of the theme that owners fill with blocks. */
export const fieldRoutes: readonly Route[] = [
  route(calls.listBlockFields, {
    handler: async ({ platform, site }) => ok({ fields: await listFields(platform, site) }),
  }),
  route(calls.openBlockField, {
    handler: ({ platform, site, params }) => openField(platform, site, params.field),
  }),
];

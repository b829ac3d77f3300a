import { randomUUID } from 'node:crypto';
import type { CheckoutQuoteView } from '@vitrine/contracts/checkout.ts';
import type { DraftOrderBody, DraftOrderDetail } from '@vitrine/contracts/draft-orders.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { someDetails } from './checkout-fixture.ts';
import { fieldOf, FormVisitor } from './form-visitor.ts';
import type { TestVisitor } from './shop-fixture.ts';

const calls = '/api/admin/draft-orders';

/** Makes a draft order. @throws when it is refused */
export async function aDraft(
  owner: TestVisitor,
  body: DraftOrderBody & { readonly idempotencyKey?: string },
): Promise<DraftOrderDetail> {
  const answer = await owner.send('POST', calls, { idempotencyKey: randomUUID(), ...body });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<DraftOrderDetail>();
}

/** The draft as it is now. */
export async function readDraft(owner: TestVisitor, id: string): Promise<DraftOrderDetail> {
  const answer = await owner.send('GET', `${calls}/${id}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<DraftOrderDetail>();
}

/** The body that changes nothing of a draft but what `change` says. */
export function changeOf(
  { email, name, phone, note, internalNotes, expiresOn, discount, lines, revision }: DraftOrderDetail,
  change: Partial<DraftOrderBody> = {},
): DraftOrderBody & { readonly revision: number } {
  return {
    email,
    name,
    phone,
    note,
    internalNotes,
    expiresOn,
    discount,
    lines: lines.map(({ variantId, custom, quantity, unitPriceMinor }) => ({
      variantId,
      quantity,
      unitPriceMinor,
      ...(custom === null ? {} : { custom }),
    })),
    revision,
    ...change,
  };
}

/** The path and query of a complete address. */
export const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '');

/** A buyer without JavaScript who has a payment link open. */
export interface LinkBuyer {
  readonly visitor: FormVisitor;
  readonly page: LightMyRequestResponse;
  /** Where the form is posted to. */
  readonly action: string;
  /** The fields of the form as it is shown, filled in and ready to be paid. */
  fields(change?: Readonly<Record<string, string>>): Record<string, string>;
  pay(change?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
}

/** Opens the page of a payment link. */
export async function openPayLink(
  app: FastifyInstance,
  host: string,
  path: string,
  visitor = new FormVisitor(app, host),
): Promise<LinkBuyer> {
  const page = await visitor.send('GET', path);
  const action = (/<form class="checkout"[^>]* action="([^"]*)"/.exec(page.body)?.[1] ?? '').replaceAll(
    '&amp;',
    '&',
  );
  // The total for the address that the form is filled in with.
  const { country, region, postalCode } = someDetails.address;
  const quoted = await visitor.send('POST', '/api/commerce/checkout/quote', undefined, {
    country,
    region,
    postalCode,
    deliveryOptionId: someDetails.deliveryOptionId,
    cartToken: new URL(path, 'http://shop.test').searchParams.get('cartToken') ?? '',
  });
  const due = quoted.statusCode === 200 ? quoted.json<CheckoutQuoteView>().totals.amountDueMinor : undefined;
  const fields: LinkBuyer['fields'] = (change = {}) =>
    visitor.form(due ?? 0, {
      idempotencyKey: fieldOf(page.body, 'idempotencyKey'),
      ...change,
    });
  return {
    visitor,
    page,
    action,
    fields,
    pay: (change) => visitor.send('POST', action, fields(change)),
  };
}

import type { DiscountDetail } from '@vitrine/contracts/discounts.ts';
import { client, queryClient, updateCache } from '../../app/client.ts';
import { useMe } from '../../app/session.ts';
import { type Form, useForm } from '../../ui/form/use-form.ts';
import {
  discountValues,
  type DiscountValues,
  discountValuesOf,
  fieldOfProblem,
  readDiscountValues,
} from './discount-values.ts';

export type DiscountForm = Form<DiscountDetail, DiscountValues>;

/** The form of a discount, new (without an id) or stored. */
export function useDiscountForm(stored: DiscountDetail): DiscountForm {
  const { timeZone } = useMe().website;
  return useForm({
    record: stored.id === '' ? 'discount/new' : `discount/${stored.id}`,
    stored,
    schema: discountValues,
    valuesOf: (now) => discountValuesOf(now, timeZone),
    read: (values, now) => readDiscountValues(values, now, timeZone),
    send: (request) =>
      request.kind === 'create'
        ? client.call('POST', '/api/admin/discounts', { body: request.body })
        : client.call('PUT', '/api/admin/discounts/:id', {
            params: { id: stored.id },
            body: request.body,
          }),
    load: () => client.call('GET', '/api/admin/discounts/:id', { params: { id: stored.id } }),
    fieldOf: (path, _request, { kind }) => fieldOfProblem(path, kind),
    onStored: keepDiscount,
  });
}

/** A newer state of a discount is known. */
export function keepDiscount(discount: DiscountDetail): void {
  updateCache<DiscountDetail>(['discount', discount.id], () => discount);
  void queryClient.invalidateQueries({ queryKey: ['discounts'] });
}

/** Codes of a discount were added or it was deleted: what lists show of them is read again. */
export function readDiscountsAgain(): void {
  void queryClient.invalidateQueries({ queryKey: ['discounts'] });
  void queryClient.invalidateQueries({ queryKey: ['discount-codes'] });
}

import { itemQueryKey, type BlockRenderProps, type ItemQuery } from '../block.ts';
import { Island } from '../island.tsx';
import { DonationForm } from '../views/donation/donation-form.render.tsx';
import type { DonationProps } from './donation.schema.ts';
import { blankDonation } from '../views/donation/donation-view.ts';

/** The query for the product a donation block is about. */
export function donationQuery({ itemId }: DonationProps): ItemQuery {
  return { collectionId: '', limit: 1, tag: null, itemIds: [itemId] };
}

export function DonationBlock({ props, data }: BlockRenderProps<DonationProps>) {
  const item = data.items.get(itemQueryKey(donationQuery(props)))?.[0];
  const product = item?.product ?? null;
  const view = product === null ? null : blankDonation(product, data.site.currency);
  if (view === null) return null;
  return (
    <div className="donation-block">
      <h2 className="donation-block__title">{props.title === '' ? item?.title : props.title}</h2>
      {props.text !== '' && <p className="donation-block__text">{props.text}</p>}
      <Island name="donation-form" load="touch" props={view}>
        <DonationForm {...view} />
      </Island>
    </div>
  );
}

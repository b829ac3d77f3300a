import { itemQueryKey, type BlockRenderProps, type ItemQuery } from '../block.ts';
import { AddOnStrip, soldOf } from './add-on-strip.render.tsx';
import type { AddOnProps } from './add-on.schema.ts';

export function addOnQuery({ itemIds }: AddOnProps): ItemQuery {
  return { collectionId: itemIds[0] ?? '', limit: 6, tag: null, itemIds };
}

/** Add-on products, on any page. spec: storefront-commerce 2 "add-on" */
export function AddOnBlock({ props, data }: BlockRenderProps<AddOnProps>) {
  const items = data.items.get(itemQueryKey(addOnQuery(props))) ?? [];
  if (soldOf(items).length === 0) return null;
  return (
    <AddOnStrip
      items={items}
      title={props.title}
      currency={data.site.currency}
      websiteId={data.site.websiteId}
    />
  );
}

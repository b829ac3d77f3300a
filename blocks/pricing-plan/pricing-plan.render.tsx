import { blocksText } from '@vitrine/domain/text/blocks.ts';
import { useLocale } from '../locale.ts';
import type { ItemView } from '@vitrine/contracts/content.ts';
import { itemQueryKey, type BlockRenderProps, type BlockSite, type ItemQuery } from '../block.ts';
import { ProductPrice } from '../views/product/product-price.render.tsx';
import type { PricingPlanProps } from './pricing-plan.schema.ts';

/** The products the plans sell. */
export function plansQuery({ plans }: PricingPlanProps): ItemQuery {
  const itemIds = plans.map(({ itemId }) => itemId).filter((id) => id !== null);
  return { collectionId: itemIds[0] ?? '', limit: 4, tag: null, itemIds };
}

export function PricingPlanBlock({ props, data }: BlockRenderProps<PricingPlanProps>) {
  const sold = data.items.get(itemQueryKey(plansQuery(props))) ?? [];
  return (
    <ul className="plans" data-count={props.plans.length}>
      {props.plans.map((plan) => (
        <li key={plan.name} className="plan" data-badge={plan.badge === '' ? undefined : true}>
          {plan.badge === '' ? null : <p className="plan__badge">{plan.badge}</p>}
          <Plan plan={plan} item={sold.find(({ id }) => id === plan.itemId)} site={data.site} />
        </li>
      ))}
    </ul>
  );
}

function Plan(props: {
  readonly plan: PricingPlanProps['plans'][number];
  readonly item: ItemView | undefined;
  readonly site: BlockSite;
}) {
  const { plan, item, site } = props;
  const text = blocksText(useLocale());
  const product = item?.product ?? null;
  const button =
    item === undefined ? plan.button : { label: plan.button?.label ?? text.choosePlan, href: item.fullUrl };
  return (
    <>
      <h3>{plan.name}</h3>
      {product === null && plan.price === '' ? null : (
        <p className="plan__price">
          {product === null ? (
            <strong>{plan.price}</strong>
          ) : (
            <strong>
              <ProductPrice product={product} currency={site.currency} variant={null} />
            </strong>
          )}
          {plan.period === '' ? null : ` ${plan.period}`}
        </p>
      )}
      {plan.text === '' ? null : <p>{plan.text}</p>}
      {plan.features.length === 0 ? null : (
        <ul className="plan__features">
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {button === null ? null : (
        <a
          className={plan.badge === '' ? 'button button--quiet' : 'button button--primary'}
          href={button.href}
        >
          {button.label}
          <span className="visually-hidden">: {plan.name}</span>
        </a>
      )}
    </>
  );
}

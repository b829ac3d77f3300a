import { defineBlock, needsItems } from '../block.ts';
import { PricingPlanBlock, plansQuery } from './pricing-plan.render.tsx';
import { pricingPlanSchema } from './pricing-plan.schema.ts';

export const pricingPlanBlock = defineBlock({
  type: 'pricing-plan',
  schema: pricingPlanSchema,
  Render: PricingPlanBlock,
  needs: (props) => needsItems(plansQuery(props)),
});

import { defineBlock, needsItems } from '../block.ts';
import { DonationBlock, donationQuery } from './donation.render.tsx';
import { donationSchema } from './donation.schema.ts';

export const donationBlock = defineBlock({
  type: 'donation',
  schema: donationSchema,
  Render: DonationBlock,
  needs: (props) => needsItems(donationQuery(props)),
});

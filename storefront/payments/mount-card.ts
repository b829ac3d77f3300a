import type { CheckoutCalls } from '@vitrine/blocks/views/checkout/checkout-form.props.ts';

type MountCard = CheckoutCalls['mountCard'];

/** The card fields of each payment provider whose own script takes the card, by its name. */
const providers: Readonly<Record<string, () => Promise<{ readonly mountCard: MountCard }>>> = {
  stripe: () => import('./stripe/mount-card.ts'),
};

/** Loads the browser part of a provider and mounts its card fields. Rejects when it does not load. */
export const mountCard: MountCard = async (place, provider, onEdited) => {
  const load = providers[provider.name];
  if (load === undefined) throw new Error(`${provider.name} has no card fields here`);
  return (await load()).mountCard(place, provider, onEdited);
};

import type { GiftCardDetail } from '@vitrine/contracts/admin-gift-cards.ts';
import { queryClient } from '../../app/client.ts';

export const cardKey = (id: string) => ['gift-card', id];

/** A card was changed: its page shows it as it is now, and lists are read again. */
export function keepCard(card: GiftCardDetail): void {
  queryClient.setQueryData(cardKey(card.id), card);
  void queryClient.invalidateQueries({ queryKey: ['gift-cards'] });
}

/** A call was refused, or recorded something: what is shown may be old. */
export function reloadCard(id: string): void {
  void queryClient.invalidateQueries({ queryKey: cardKey(id) });
  void queryClient.invalidateQueries({ queryKey: ['gift-cards'] });
}

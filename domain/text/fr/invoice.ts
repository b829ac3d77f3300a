/** French words: invoices. */
export const invoice = 'Facture';
export const creditNote = 'Avoir';
export const packingSlip = 'Bordereau de livraison';
export const number = 'Numéro';
export const date = 'Date du document';
export const orderLabel = 'Commande';
export const ordered = 'Commandé le';
export const supplied = 'Date de livraison';
export const paidOn = 'Payée le';
export const days = '{from} – {to}';
export const tax = 'Taxe';
export const net = 'HT';
export const taxAmount = 'Montant de la taxe';
export const taxTotal = 'Total';
export const untaxed = {
  'gift-card': 'Cartes cadeaux (taxées à l’utilisation)',
  donation: 'Dons',
  product: 'Articles sans taxe',
  delivery: 'Livraison sans taxe',
  place: 'Aucune taxe facturée',
};
export const exempt = {
  'reverse-charge': 'Autoliquidation',
  reseller: 'Vente pour revente, sans taxe',
  other: 'Exonéré de taxe',
};
export const toInvoice = 'Rectifie la facture';
export const billTo = 'Facturé à';
export const deliverTo = 'Livraison à';
export const pickupName = 'Pour';
export const taxNumber = 'Numéro fiscal';
export const item = 'Article';
export const quantity = 'Quantité';
export const unitPrice = 'Prix';
export const lineTotal = 'Total';
export const refundOf = 'Remboursement de la commande {number}';
export const reason = 'Motif';
export const refundTotal = 'Remboursé';
export const reversal = 'Annulation d’un avoir';
export const toCreditNote = 'Annule l’avoir';
export const refundReturned = 'Remboursement de la commande {number}, renvoyé par la banque';
export const reversalTotal = 'De nouveau dû';
export const paidWithGiftCards = 'Payé avec des cartes cadeaux';
export const paidOtherwise = 'Payé';
export const pageOf = 'Page {page} sur {pages}';
export const test =
  'Ceci est une commande test : aucun argent n’a été débité, et cette facture n’est pas valable.';
export const parcelPart = 'Partie {number} de la commande';
export const heading = 'Votre facture';
export const download = 'Télécharger (PDF)';

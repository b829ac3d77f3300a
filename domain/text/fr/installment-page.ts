/** French words: installment page. */
export const installmentPage = {
  title: '{brand} : achetez maintenant, payez plus tard',
  lead: 'Emportez votre achat et payez en {n} versements égaux, sans intérêt.',
  steps: [
    [
      'Choisissez {brand} au moment de payer',
      'Vous voyez les {n} versements et leurs dates avant de vous engager.',
    ],
    [
      'Payez le premier versement',
      'Les autres suivent toutes les deux semaines, sur la carte que vous indiquez.',
    ],
    ['Rien de plus', 'Payés à temps, les versements font exactement le prix, sans intérêt ni frais.'],
  ],
  small:
    'Offert par {brand} aux personnes majeures qui vivent {country}. {brand} peut vérifier votre crédit. Un versement en retard peut entraîner des frais.',
} as const;
export const countryNames = {
  US: 'aux États-Unis',
  CA: 'au Canada',
  AU: 'en Australie',
  NZ: 'en Nouvelle-Zélande',
  GB: 'au Royaume-Uni',
};

/** German words: installment page. */
export const installmentPage = {
  title: '{brand}: jetzt kaufen, später zahlen',
  lead: 'Nehmen Sie es jetzt mit und zahlen Sie in {n} gleichen Raten, ohne Zinsen.',
  steps: [
    [
      'Wählen Sie {brand} an der Kasse',
      'Sie sehen die {n} Raten und ihre Termine, bevor Sie etwas zustimmen.',
    ],
    [
      'Zahlen Sie die erste Rate sofort',
      'Die weiteren Raten folgen alle zwei Wochen von der Karte, die Sie angeben.',
    ],
    ['Kein Aufpreis', 'Pünktlich gezahlt ergeben die Raten genau den Preis, ohne Zinsen und ohne Gebühr.'],
  ],
  small:
    'Angeboten von {brand} für Volljährige mit Wohnsitz in {country}. {brand} prüft möglicherweise vorher Ihre Bonität. Für eine verspätete Zahlung kann eine Gebühr anfallen.',
} as const;
export const countryNames = {
  US: 'den USA',
  CA: 'Kanada',
  AU: 'Australien',
  NZ: 'Neuseeland',
  GB: 'Großbritannien',
};

/** French words: placing. */
export const paymentTexts = {
  offline:
    'Vous êtes hors ligne. Rien n’a été envoyé ni débité. Cliquez de nouveau sur « Payer » une fois la connexion rétablie.',
  unreachable:
    'La boutique est injoignable : nous ne savons pas encore si vous avez payé. Votre saisie n’est pas perdue. Vérifiez votre connexion et cliquez de nouveau sur « Payer » : vous ne paierez qu’une fois.',
  serverSilent:
    'Un problème est survenu de notre côté : nous ne savons pas encore si vous avez payé. Votre saisie n’est pas perdue. Cliquez de nouveau sur « Payer » : vous ne paierez qu’une fois.',
  tooMany: 'Rien n’a été débité. Veuillez réessayer dans quelques secondes.',
  orderUnreachable:
    'Votre commande est payée, mais sa page n’a pas pu être chargée. Vérifiez votre connexion et ouvrez-la de nouveau : vous ne paierez qu’une fois.',
};

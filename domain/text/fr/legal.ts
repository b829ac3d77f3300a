/** French words: drafts of legal pages. */
export const labels = { email: 'E-mail', phone: 'Téléphone' };
export const privacy = {
  title: 'Confidentialité',
  intro:
    'Cette page indique quelles données personnelles nous traitons lors de votre visite, dans quel but, et quels sont vos droits.',
  controller: { heading: 'Responsable du traitement', text: '{who}' },
  visit: {
    heading: 'Lorsque vous visitez ce site',
    text: 'Pour vous envoyer une page, notre serveur a besoin de l’adresse IP de votre appareil. Il l’utilise pour cette demande et, pendant un court moment, pour écarter les attaques. Sans cela, nous ne pourrions pas exploiter ce site en sécurité (intérêt légitime, art. 6, § 1, f du RGPD).',
  },
  analytics: {
    heading: 'Comment ce site est utilisé',
    text: 'Nous comptons les pages et les produits consultés. Ces chiffres restent sur notre propre serveur, sans cookies et sans votre adresse IP, et sont effacés au bout de {days} jours. Aucune autre entreprise ne les reçoit. Ils nous servent à améliorer le site (art. 6, § 1, f du RGPD).',
  },
  orders: {
    heading: 'Lorsque vous commandez',
    text: 'Nous traitons votre nom, vos adresses, votre adresse e-mail, votre numéro de téléphone si vous l’indiquez, et ce que vous avez commandé, pour exécuter le contrat avec vous (art. 6, § 1, b du RGPD). Nous conservons ces données aussi longtemps que la loi fiscale et commerciale l’exige. Le transporteur reçoit votre nom et votre adresse.',
  },
  payments: {
    heading: 'Comment vous payez',
    text: 'Les paiements sont traités par {provider}. Ce que vous saisissez pour payer y va directement ; nous ne voyons jamais le numéro de votre carte, seulement si le paiement a eu lieu et son montant. {provider} traite ces données selon sa propre politique de confidentialité.',
  },
  contact: {
    heading: 'Lorsque vous nous écrivez',
    text: 'Nous utilisons votre message et votre adresse pour vous répondre. Nous les effaçons quand ils ne sont plus utiles, sauf si la loi nous oblige à les conserver.',
  },
  newsletter: {
    heading: 'Lettre d’information',
    text: 'Si vous vous abonnez à notre lettre, nous conservons votre adresse e-mail pour vous l’envoyer, avec votre accord. Vous pouvez vous désabonner à tout moment, par le lien présent dans chaque envoi ou en nous écrivant.',
  },
  listProvider: {
    heading: 'Qui envoie notre lettre',
    text: 'Notre lettre est envoyée avec Mailchimp d’Intuit, une entreprise des États-Unis. Elle reçoit l’adresse e-mail, le nom et les centres d’intérêt des personnes inscrites, et les traite pour nous selon sa propre politique de confidentialité : https://www.intuit.com/privacy/statement/. Si vous vous désinscrivez ou demandez l’effacement de vos données, cela lui est transmis.',
  },
  letterCounts: {
    heading: 'Comment notre lettre est lue',
    text: 'Nous comptons qui ouvre un numéro, grâce à une petite image, et qui suit ses liens, qui passent par notre site. Nous nous en servons pour écrire ce que nos lecteurs veulent lire, parce que vous avez accepté la lettre. Aucune autre entreprise ne le reçoit. Ces données sont supprimées avec votre adresse.',
  },
  comments: {
    heading: 'Commentaires',
    text: 'Si vous laissez un commentaire, votre nom et votre texte sont publiés. Votre adresse e-mail est conservée, mais pas affichée. Vous pouvez à tout moment nous demander de retirer votre commentaire.',
  },
  captcha: {
    heading: 'Protection contre le spam',
    text: 'Nos formulaires utilisent reCAPTCHA de Google pour distinguer les personnes des programmes. Google reçoit pour cela votre adresse IP et des données sur votre navigateur et votre usage de la page, y compris hors de l’Union européenne. La politique de Google se trouve sur https://policies.google.com/privacy.',
  },
  embeds: {
    heading: 'Contenus d’autres sites',
    text: 'Certaines pages montrent des vidéos, des cartes ou des publications d’autres sites. Elles ne sont chargées qu’après votre clic ; ce site reçoit alors votre adresse IP et peut déposer ses propres cookies.',
  },
  pixel: {
    heading: 'Publicité',
    text: 'Nous signalons à un service publicitaire quels produits sont vus et achetés, pour savoir quelle annonce y a conduit. Ce service reçoit votre adresse IP.',
  },
  rights: {
    heading: 'Vos droits',
    text: 'Vous pouvez nous demander l’accès à vos données, leur rectification, leur effacement, leur limitation ou leur portabilité. Vous pouvez vous opposer à leur utilisation et retirer un accord à tout moment pour l’avenir. Écrivez-nous pour cela. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
  },
};
export const cookies = {
  title: 'Cookies',
  intro:
    'Les cookies sont de petites notes qu’un site garde dans votre navigateur. Ce site n’utilise que ceux dont il a besoin pour fonctionner. Aucun ne vous suit sur d’autres sites.',
  crumb:
    '« crumb » empêche d’autres sites d’envoyer nos formulaires. Il disparaît quand vous fermez le navigateur.',
  cart: '« CART » et « hasCart » retiennent votre panier pendant 30 jours.',
  order: 'Après une commande, un cookie vous permet de la consulter sans vous connecter.',
  memory:
    'Votre navigateur retient aussi ce que vous avez aimé et l’annonce que vous avez fermée ainsi que la fenêtre que vous avez vue et quand, jusqu’à ce que vous effaciez ses données. Cela ne quitte jamais votre navigateur.',
  others:
    'Les vidéos, cartes et publications d’autres sites sont chargées après votre clic. Ces sites peuvent alors déposer leurs propres cookies.',
  captcha: 'Nos formulaires utilisent reCAPTCHA de Google, qui dépose ses propres cookies.',
  control:
    'Vous pouvez effacer les cookies dans les réglages de votre navigateur et en refuser de nouveaux. Sans eux, vous pouvez lire toutes les pages, mais pas commander.',
  controlHeading: 'Ce que vous pouvez faire',
  usedHeading: 'Ce que ce site garde',
  whoHeading: 'Questions',
};
export const terms = {
  title: 'Conditions de vente',
  scope: {
    heading: 'À qui vous achetez',
    text: 'Ces conditions s’appliquent à toutes les commandes passées sur ce site. Vous achetez à :\n\n{who}',
  },
  contract: {
    heading: 'Formation du contrat',
    text: 'Nos produits sont présentés pour vous inviter à commander. En appuyant sur le bouton à la fin de la commande, vous faites une offre d’achat. Le contrat est formé lorsque nous confirmons votre commande par e-mail.',
  },
  prices: {
    heading: 'Prix et livraison',
    text: 'Les prix au moment de votre commande s’appliquent. Les taxes et les frais de livraison sont indiqués avant que vous commandiez. Nous livrons dans les pays proposés lors de la commande.',
  },
  payment: {
    heading: 'Paiement',
    text: 'Vous payez par l’un des moyens proposés lors de la commande. La marchandise reste notre propriété jusqu’au paiement complet.',
  },
  returns: {
    heading: 'Rétractation',
    text: 'La manière de renvoyer un article est expliquée sur notre page consacrée aux retours.',
  },
  warranty: {
    heading: 'En cas de défaut',
    text: 'Si un article arrive abîmé ou n’est pas conforme, écrivez-nous. Les garanties légales s’appliquent.',
  },
  law: {
    heading: 'Droit applicable',
    text: 'Le droit applicable est celui du pays suivant : {country}. Si vous achetez en tant que consommateur, les droits que vous donne la loi de votre pays restent entiers.',
  },
};
export const returns = {
  title: 'Retours et remboursements',
  right: {
    heading: 'Votre délai',
    text: 'Vous pouvez revenir sur votre achat dans les {days} jours suivant sa réception, sans donner de raison. Informez-nous avant la fin de ce délai, par e-mail ou par courrier :\n\n{who}',
  },
  sending: {
    heading: 'Le renvoi',
    text: 'Renvoyez l’article à l’adresse ci-dessus dans les 14 jours suivant votre message, non utilisé et bien emballé.',
  },
  buyerPays: 'Les frais de renvoi sont à votre charge.',
  sellerPays: 'Les frais de renvoi sont à notre charge.',
  refund: {
    heading: 'Le remboursement',
    text: 'Nous remboursons ce que vous avez payé, livraison standard comprise, dans les 14 jours suivant votre message, par le moyen que vous avez utilisé. Nous pouvons attendre d’avoir reçu l’article ou la preuve de son envoi.',
  },
  exceptions: {
    heading: 'Ce qui ne peut pas être renvoyé',
    text: 'Les articles faits selon vos souhaits, ceux qui se détériorent vite, les articles scellés qui ne peuvent être renvoyés pour des raisons d’hygiène une fois ouverts, et les téléchargements que vous avez accepté de recevoir aussitôt.',
  },
};
export const imprint = {
  title: 'Mentions légales',
  responsible: { heading: 'Éditeur du site', text: '{who}' },
  register: { heading: 'Immatriculation et numéro de TVA', text: '{register}' },
  content: { heading: 'Responsable de la publication', text: '{name}, à l’adresse ci-dessus.' },
};

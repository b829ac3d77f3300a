/** French words: announcement bar and error page. */
export const announcement = 'Annonce';
export const closeAnnouncement = 'Fermer l’annonce';
export const starter = {
  title: 'Page introuvable',
  heading: 'Cette page a été déplacée ou n’a jamais existé',
  text: 'L’adresse contient peut-être une faute de frappe, ou la page n’est plus là. Cherchez-la ci-dessous ou repartez de l’accueil.',
  home: 'Aller à la page d’accueil',
};

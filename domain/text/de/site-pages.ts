/** German words: announcement bar and error page. */
export const announcement = 'Hinweis';
export const closeAnnouncement = 'Hinweis schließen';
export const starter = {
  title: 'Seite nicht gefunden',
  heading: 'Diese Seite ist umgezogen oder gab es nie',
  text: 'Vielleicht ist in der Adresse ein Tippfehler, oder die Seite gibt es nicht mehr. Suchen Sie hier danach oder beginnen Sie noch einmal von vorn.',
  home: 'Zur Startseite',
};

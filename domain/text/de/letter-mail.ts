/** Was Briefe außer den Worten des Betreibers sagen, und die Seiten, auf denen sie zu lesen sind. */
export const reason =
  'Sie erhalten diesen Brief, weil Sie zugestimmt haben, Neuigkeiten von {shop} per E-Mail zu erhalten.';
export const unsubscribe = 'Abmelden';
export const inBrowser = 'Im Browser ansehen';
export const allLetters = 'Alle Briefe';
export const toProduct = 'Produkt ansehen';
export const archiveTitle = 'Briefe';
export const archiveSentence = 'Was {shop} per E-Mail geschrieben hat.';
export const olderLetters = 'Ältere Briefe';

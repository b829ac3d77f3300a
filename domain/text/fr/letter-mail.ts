/** Ce que disent les lettres en plus des mots du propriétaire, et les pages où on les lit. */
export const reason =
  'Vous recevez cette lettre parce que vous avez accepté de recevoir des nouvelles de {shop} par e-mail.';
export const unsubscribe = 'Se désabonner';
export const inBrowser = 'Afficher dans le navigateur';
export const allLetters = 'Toutes les lettres';
export const toProduct = 'Voir le produit';
export const archiveTitle = 'Lettres';
export const archiveSentence = 'Ce que {shop} a écrit par e-mail.';
export const olderLetters = 'Lettres plus anciennes';

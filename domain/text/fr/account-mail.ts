/** French words: account mail. */
export const hello = 'Bonjour {name},';
export const confirmSubject = 'Confirmez votre nouvelle adresse e-mail pour {shop}';
export const confirmIntro =
  'Vous souhaitez désormais vous connecter à {shop} avec {email}. Confirmez que cette adresse est la vôtre\u00a0:';
export const confirmLink = 'Confirmer l’adresse e-mail';
export const confirmLifetime =
  'Le lien fonctionne une seule fois, pendant 24 heures. D’ici là, vous vous connectez avec {old}.';
export const confirmIgnore = 'Si ce n’était pas vous, ignorez cet e-mail\u00a0: rien ne change.';
export const noteSubject = 'Une nouvelle adresse e-mail a été saisie pour votre compte chez {shop}';
export const noteIntro =
  'Une personne connectée à votre compte chez {shop} a demandé à remplacer son adresse e-mail par {email}. L’adresse change dès que le lien envoyé à cette adresse est ouvert.';
export const noteNotYou =
  'Si ce n’était pas vous, changez votre mot de passe maintenant\u00a0: cela annule la modification et déconnecte toute autre personne.';
export const noteLink = 'Ouvrir votre compte';
export const passwordSubject = 'Votre mot de passe chez {shop} a été modifié';
export const passwordIntro =
  'Le mot de passe de votre compte chez {shop} a été modifié, et tous les autres navigateurs ont été déconnectés.';
export const passwordNotYou =
  'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u00a0:';
export const passwordLink = 'Choisir un nouveau mot de passe';

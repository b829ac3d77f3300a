/** French words: password mail. */
export const resetSubject = 'Choisissez un nouveau mot de passe pour {shop}';
export const resetHeading = 'Bonjour {name},';
export const resetIntro =
  'Un nouveau mot de passe a été demandé pour votre compte {shop}. Si la demande vient de vous, choisissez-le ici :';
export const resetLink = 'Choisir un nouveau mot de passe';
export const resetLifetime =
  'Le lien fonctionne une seule fois, pendant une heure. Quand vous l’utilisez, vos autres sessions sont fermées.';
export const resetIgnore =
  'Si la demande ne vient pas de vous, ignorez cet e-mail : votre mot de passe ne change pas.';

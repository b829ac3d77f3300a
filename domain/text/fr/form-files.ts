/** French words: questions for files. */
export const tooMany = 'Fichiers qui peuvent être envoyés ici : {most} au plus. Retirez-en.';
export const wrongKind = 'Le fichier {fileName} ne peut pas être envoyé ici. Sont acceptés : {kinds}.';
export const tooLarge =
  'Le fichier {fileName} est trop volumineux. La taille maximale autorisée est de {maxSize}.';
export const empty = 'Le fichier {fileName} est vide. Choisissez-en un autre.';
export const totalTooLarge =
  'Ces fichiers sont trop volumineux ensemble. La taille maximale autorisée est de {maxSize}.';
export const gone = 'Un fichier n’est plus là. Retirez-le et choisissez-le à nouveau.';
export const tooFast = 'Trop de fichiers ont été envoyés. Veuillez réessayer plus tard.';
export const notUploaded = 'Le fichier {fileName} n’a pas pu être téléversé. Veuillez réessayer.';
export const stillUploading = 'Attendez que tous les fichiers soient téléversés.';
export const limits = '{kinds}. {most} au plus, {each} chacun et {total} ensemble au maximum.';
export const uploading = 'Téléversement de {fileName} : {percent} %';
export const uploaded = '{fileName} est téléversé.';
export const remove = 'Retirer {fileName}';
export const tryAgain = 'Réessayer {fileName}';
export const keep = 'Envoyer {fileName}';
export const fallbackName = 'Fichier';
export const mailLink = 'Ouvrir les fichiers de « {question} » dans la boîte de réception';
export const kinds = {
  picture: 'images',
  pdf: 'PDF',
  document: 'textes et présentations Word et OpenDocument, RTF',
  spreadsheet: 'feuilles de calcul Excel et OpenDocument',
  text: 'texte brut, CSV',
  audio: 'son',
  video: 'vidéo',
};

/** German words: questions for files. */
export const tooMany = 'Dateien, die hier gesendet werden können: höchstens {most}. Entfernen Sie welche.';
export const wrongKind = 'Die Datei {fileName} kann hier nicht gesendet werden. Möglich sind: {kinds}.';
export const tooLarge = 'Die Datei {fileName} ist zu groß. Erlaubt sind höchstens {maxSize}.';
export const empty = 'Die Datei {fileName} ist leer. Wählen Sie eine andere.';
export const totalTooLarge = 'Diese Dateien sind zusammen zu groß. Erlaubt sind höchstens {maxSize}.';
export const gone = 'Eine Datei ist nicht mehr da. Entfernen Sie sie und wählen Sie sie noch einmal.';
export const tooFast = 'Es wurden zu viele Dateien gesendet. Bitte versuchen Sie es später noch einmal.';
export const notUploaded =
  'Die Datei {fileName} konnte nicht hochgeladen werden. Bitte versuchen Sie es noch einmal.';
export const stillUploading = 'Warten Sie, bis alle Dateien hochgeladen sind.';
export const limits = '{kinds}. Höchstens {most}, jede bis {each}, zusammen bis {total}.';
export const uploading = '{fileName} wird hochgeladen: {percent} %';
export const uploaded = '{fileName} ist hochgeladen.';
export const remove = '{fileName} entfernen';
export const tryAgain = '{fileName} noch einmal versuchen';
export const keep = '{fileName} senden';
export const fallbackName = 'Datei';
export const mailLink = 'Dateien zu „{question}“ im Posteingang öffnen';
export const kinds = {
  picture: 'Bilder',
  pdf: 'PDF',
  document: 'Texte und Präsentationen von Word und OpenDocument, RTF',
  spreadsheet: 'Tabellen von Excel und OpenDocument',
  text: 'reiner Text, CSV',
  audio: 'Ton',
  video: 'Video',
};

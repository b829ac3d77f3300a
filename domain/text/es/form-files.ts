/** Spanish words: questions for files. */
export const tooMany = 'Archivos que se pueden enviar aquí: {most} como máximo. Quite alguno.';
export const wrongKind = 'El archivo {fileName} no se puede enviar aquí. Se aceptan: {kinds}.';
export const tooLarge =
  'El archivo {fileName} es demasiado grande. El tamaño máximo permitido es de {maxSize}.';
export const empty = 'El archivo {fileName} está vacío. Elija otro.';
export const totalTooLarge =
  'Estos archivos son demasiado grandes juntos. El tamaño máximo permitido es de {maxSize}.';
export const gone = 'Un archivo ya no está. Quítelo y elíjalo de nuevo.';
export const tooFast = 'Se han enviado demasiados archivos. Inténtelo más tarde.';
export const notUploaded = 'No se ha podido subir el archivo {fileName}. Inténtelo de nuevo.';
export const stillUploading = 'Espere hasta que se hayan subido todos los archivos.';
export const limits = '{kinds}. Como máximo {most}, cada uno de hasta {each}, juntos hasta {total}.';
export const uploading = 'Subiendo {fileName}: {percent} %';
export const uploaded = '{fileName} se ha subido.';
export const remove = 'Quitar {fileName}';
export const tryAgain = 'Volver a intentar {fileName}';
export const keep = 'Enviar {fileName}';
export const fallbackName = 'Archivo';
export const mailLink = 'Abrir los archivos de «{question}» en la bandeja de entrada';
export const kinds = {
  picture: 'imágenes',
  pdf: 'PDF',
  document: 'textos y presentaciones de Word y OpenDocument, RTF',
  spreadsheet: 'hojas de cálculo de Excel y OpenDocument',
  text: 'texto sin formato, CSV',
  audio: 'sonido',
  video: 'vídeo',
};

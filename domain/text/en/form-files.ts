/** Words of questions for files. */
export const tooMany = 'Files that can be sent here: at most {most}. Remove some.';
export const wrongKind = 'The file {fileName} cannot be sent here. Choose one of these kinds: {kinds}.';
export const tooLarge = 'The file {fileName} is too large. The maximum allowed file size is {maxSize}.';
export const empty = 'The file {fileName} is empty. Choose another one.';
export const totalTooLarge = 'These files are too large together. The maximum allowed size is {maxSize}.';
export const gone = 'A file is no longer there. Remove it and choose it again.';
export const tooFast = 'Too many files were sent. Please try again later.';
export const notUploaded = 'The file {fileName} could not be uploaded. Please try again.';
/** While a form is sent. */
export const stillUploading = 'Wait until all files are uploaded.';
/** Below the question. */
export const limits = '{kinds}. At most {most}, each up to {each}, together up to {total}.';
export const uploading = 'Uploading {fileName}: {percent} %';
export const uploaded = '{fileName} is uploaded.';
export const remove = 'Remove {fileName}';
export const tryAgain = 'Try {fileName} again';
/** Of files that are there already, where the page has no script: a box that is not ticked leaves its file out. */
export const keep = 'Send {fileName}';
/** Name of a file that had none. */
export const fallbackName = 'File';
/** The link of the mail to the owner. */
export const mailLink = 'Open the files of “{question}” in the inbox';
export const kinds = {
  picture: 'pictures',
  pdf: 'PDF',
  document: 'Word and OpenDocument texts and presentations, RTF',
  spreadsheet: 'Excel and OpenDocument spreadsheets',
  text: 'plain text, CSV',
  audio: 'sound',
  video: 'video',
};

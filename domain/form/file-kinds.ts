/** Kinds of files that a form may ask for. Archives, programs, scripts, drawings with code and web pages are none of them. */
export const formFileKinds = ['picture', 'pdf', 'document', 'spreadsheet', 'text', 'audio', 'video'] as const;
export type FormFileKind = (typeof formFileKinds)[number];

/** What a file is, as its content says. */
export interface FormFileType {
  readonly kind: FormFileKind;
  readonly contentType: string;
  /** Without the dot. */
  readonly extension: string;
}

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** The types of each kind by the name that the recogniser of contents has for them, which is their extension. */
const types: Readonly<Record<FormFileKind, Readonly<Record<string, string>>>> = {
  picture: {
    jpg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
    gif: 'image/gif',
    heic: 'image/heic',
    avif: 'image/avif',
  },
  pdf: { pdf: 'application/pdf' },
  document: {
    docx: `${office}.wordprocessingml.document`,
    pptx: `${office}.presentationml.presentation`,
    odt: `${openDocument}.text`,
    odp: `${openDocument}.presentation`,
    rtf: 'application/rtf',
  },
  spreadsheet: { xlsx: `${office}.spreadsheetml.sheet`, ods: `${openDocument}.spreadsheet` },
  // Plain text has no first bytes of its own: see `isPlainText`.
  text: { txt: 'text/plain', csv: 'text/csv' },
  audio: {
    mp3: 'audio/mpeg',
    m4a: 'audio/mp4',
    ogg: 'audio/ogg',
    opus: 'audio/ogg',
    oga: 'audio/ogg',
    wav: 'audio/wav',
    flac: 'audio/flac',
  },
  video: { mp4: 'video/mp4', m4v: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' },
};

/** The type of a file whose content was recognised as that of an extension; null for one that no form takes. */
export function formFileType(extension: string): FormFileType | null {
  for (const kind of formFileKinds) {
    const contentType = Object.hasOwn(types[kind], extension) ? types[kind][extension] : undefined;
    if (contentType !== undefined) return { kind, contentType, extension };
  }
  return null;
}

/** What else files of a type are called. */
const furtherNames: Readonly<Record<string, readonly string[]>> = { jpg: ['jpeg'], heic: ['heif'] };

/** The `accept` of an input for files: the extensions of some kinds. Only the content decides. */
export const acceptedFiles = (kinds: readonly FormFileKind[]): string =>
  kinds
    .flatMap((kind) => Object.keys(types[kind]))
    .flatMap((extension) => [extension, ...(furtherNames[extension] ?? [])])
    .map((extension) => `.${extension}`)
    .join(',');

/** Characters that no plain text has: all controls but tab, line breaks and form feed. */
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;

/** Whether a decoded file is plain text: neither binary nor a script or a page that a program would run. */
export function isPlainText(text: string): boolean {
  const beginning = text
    .slice(0, 1000)
    .replace(/^\ufeff/, '')
    .trimStart()
    .toLowerCase();
  return text !== '' && !controls.test(text) && !/^(?:#!|<[!?a-z])/.test(beginning);
}

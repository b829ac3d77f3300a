import type { ZipFlaw } from '../../theme/theme-upload.ts';

/** Why the zip of a theme was refused, for its owner. */
export const zipFlaws: Readonly<Record<ZipFlaw, string>> = {
  notZip: 'This is not a zip file. Choose the zip of your theme’s folder.',
  truncated:
    'The end of the zip is missing, as after a download that broke off. Download or pack it again, then upload it once more.',
  split: 'This is one part of a zip that was split into several. Pack the folder into a single zip.',
  empty: 'The zip is empty. Pack the theme’s folder with its files.',
  malformed: 'The zip’s table of contents cannot be read. Pack the folder again, then upload it once more.',
  tooManyFiles: 'The zip has {count} files; a theme has at most {most}.',
  tooLarge: 'Unpacked, the theme’s files would be larger than 200 MB.',
  tooMuchSource: 'The theme’s templates, styles and confs are larger than 20 MB together.',
  bomb: 'The file {file} would unpack to several hundred times its size, as files do that are made to fill a disk.',
  overlap: 'The file {file} shares its bytes with another one, as in zips that are made to fill a disk.',
  lyingSize: 'The file {file} is not as large as the zip says. Pack the folder again.',
  climbs: 'The file {file} would lead out of the theme’s folder (“..”).',
  absolute: 'The file {file} is named by a place on a disk. Names in a zip begin in its own folder.',
  backslash:
    'The name {file} has a backslash. Pack the folder with another program, one that divides folders by “/”.',
  badName:
    'The name {file} has characters that a file’s name cannot have everywhere. Rename it, then pack again.',
  longName: 'The name {file} is too long, or lies in too many folders.',
  link: 'The file {file} is a link to another place, not a file. Replace it by the file itself.',
  twice: '{file} and {other} differ only by upper and lower case, or not at all. Rename one of them.',
  fileAsFolder: '{file} is both a file and a folder in this zip. Rename one of them.',
  encrypted: 'The file {file} is protected by a password. Pack the folder without one.',
  method: 'The file {file} is packed in a way that only some programs can read. Pack it as a plain zip.',
  damaged: 'The file {file} is damaged. Pack the folder again, then upload it once more.',
  slow: 'Unpacking took too long and was stopped. Leave out files that the theme does not need.',
  nestedZip: 'This zip only holds another one: {file}. Unpack it, then upload the zip that is inside.',
  noConf:
    'There is no template.conf in this zip, so it is no theme. Pack the folder that has the file template.conf in it.',
  deepConf: 'The theme lies too deep, in {folder}. Pack that folder by itself.',
  manyConfs: 'This zip holds several themes: {folders}. Pack and upload each by itself.',
};

/** Further sentences of an upload. */
export const themeUploadText = {
  chooseZip: 'Choose a zip file.',
  checkStopped: 'Checking this theme took too long; not all of its templates were looked at.',
};

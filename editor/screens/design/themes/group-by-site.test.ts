import type { OutsideFileView } from '@vitrine/contracts/themes.ts';
import { expect, it } from 'vitest';
import { groupBySite } from './group-by-site.ts';

const file = (address: string): OutsideFileView => ({ address, kind: 'script', state: 'missing' });

it('groups files of other sites by their site, with their addresses as written', () => {
  const groups = groupBySite([
    file('https://code.jquery.com/jquery-3.3.1.min.js'),
    file('https://fonts.googleapis.com/css?family=Work%20Sans%7CKarla'),
    file('https://code.jquery.com/%E0%A4%A.js'),
  ]);
  expect(groups.map(({ site, files }) => [site, files.map(({ path }) => path)])).toEqual([
    ['code.jquery.com', ['/jquery-3.3.1.min.js', '/%E0%A4%A.js']],
    ['fonts.googleapis.com', ['/css?family=Work Sans|Karla']],
  ]);
});

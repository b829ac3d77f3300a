import { expect, test } from 'vitest';
import { accountName, serviceName } from './account-name.ts';

test.each([
  ['https://instagram.example/fernandkiln/', '', 'fernandkiln'],
  ['https://a.example/users/f%C3%B6hn?tab=1#x', '', 'föhn'],
  ['https://a.example/%E0%A4%A', '', '%E0%A4%A'],
  ['https://a.example', '', 'a.example'],
  ['mailto:hello@a.example', '', 'hello@a.example'],
  ['https://a.example/b', 'Fern & Kiln', 'Fern & Kiln'],
])('of %s with the user name %j is %s', (profileUrl, userName, name) => {
  expect(accountName({ service: 'x', profileUrl, userName })).toBe(name);
});

test('spells services as they do', () => {
  expect([serviceName('youtube'), serviceName('instagram'), serviceName('constructor')]).toEqual([
    'YouTube',
    'Instagram',
    'Constructor',
  ]);
});

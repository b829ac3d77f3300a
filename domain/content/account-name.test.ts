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
  expect(['youtube', 'instagram', 'constructor'].map((service) => serviceName(service, 'en'))).toEqual([
    'YouTube',
    'Instagram',
    'Constructor',
  ]);
});

test('calls e-mail what the language calls it', () => {
  expect((['en', 'de', 'fr', 'es'] as const).map((locale) => serviceName('email', locale))).toEqual([
    'Email',
    'E-Mail',
    'E-mail',
    'Correo electrónico',
  ]);
});

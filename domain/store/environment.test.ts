import { expect, it } from 'vitest';
import { environmentOf } from './environment.ts';

it.each([
  ['localhost:3000', 'development'],
  ['127.0.0.1', 'development'],
  ['[::1]:3000', 'development'],
  ['shop.localhost', 'development'],
  ['shop.test', 'development'],
  ['qa.fernandkiln.example', 'qa'],
  ['shop-qa.example', 'qa'],
  ['staging.fernandkiln.example', 'staging'],
  ['fernandkiln.example', 'production'],
  ['aquatic.example', 'production'],
  ['localhost.evil.example', 'production'],
])('%s is %s', (host, environment) => {
  expect(environmentOf(host)).toBe(environment);
});

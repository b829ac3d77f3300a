import { describe, expect, it } from 'vitest';
import { listProviderTexts as text } from '../text/en/list-providers.ts';
import { apiAddressOf, providerKeyProblem } from './provider-key.ts';

const secret = '0123456789abcdef0123456789abcdef';

describe('the key of a provider', () => {
  it('names the data center of its account', () => {
    expect(apiAddressOf(`${secret}-us6`, false)).toBe('https://us6.api.mailchimp.com/3.0');
    expect(apiAddressOf(`${secret}-US21`, false)).toBe('https://us21.api.mailchimp.com/3.0');
  });

  it.each([
    '',
    secret,
    `${secret}-`,
    `${secret}-us6.evil.example`,
    `${secret}-evil.example/us6`,
    `${secret}-us6@10.0.0.1`,
    `${secret}-us6#`,
    `${secret}-us6\n`,
    `${secret}-us`,
    `${secret} -us6`,
    `${secret}:x-us6`,
    `${secret}-local4010`,
  ])('leads nowhere as %j', (key) => {
    expect(apiAddressOf(key, false)).toBeNull();
    expect(providerKeyProblem(key, false)).toBe(key === '' ? text.keyMissing : text.keyUnknown);
  });

  it('may be of a server on this machine in development only', () => {
    expect(apiAddressOf(`${secret}-local4010`, true)).toBe('http://127.0.0.1:4010/3.0');
    expect(apiAddressOf(`${secret}-local99999`, true)).toBeNull();
    expect(providerKeyProblem(`${secret}-us6`, true)).toBeNull();
  });
});

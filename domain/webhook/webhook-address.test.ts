import { describe, expect, it } from 'vitest';
import { webhookTexts as text } from '../text/en/webhooks.ts';
import { webhookAddressProblem } from './webhook-address.ts';

describe('the address of a webhook', () => {
  it.each([
    'https://hooks.example.com/in?key=1',
    'https://hooks.example.com:443/',
    'HTTPS://Hooks.Example.com',
    'https://[2606:4700::1111]/in',
    'https://8.8.8.8/in',
  ])('may be %s', (address) => {
    expect(webhookAddressProblem(address, false)).toBeNull();
  });

  it.each([
    ['', text.addressMissing],
    ['hooks.example.com/in', text.addressUnknown],
    ['ftp://hooks.example.com/', text.addressUnknown],
    ['https://hooks example.com/', text.addressUnknown],
    ['https://hooks.example.com\\@10.0.0.1/', text.addressUnknown],
    ['https:///in', text.addressUnknown],
    ['https://intranet/in', text.addressUnknown],
    ['https://1.2.3/in', text.addressUnknown],
    ['http://hooks.example.com/in', text.addressNotSecure],
    ['http://localhost:4000/in', text.addressNotSecure],
    ['https://ada:secret@hooks.example.com/', text.addressHasPassword],
    ['https://hooks.example.com:8443/', text.addressPort],
    ['https://localhost/in', text.addressPrivate],
    ['https://printer.local/in', text.addressPrivate],
    ['https://10.1.2.3/in', text.addressPrivate],
    ['https://169.254.169.254/latest', text.addressPrivate],
    ['https://192.168.1.1/', text.addressPrivate],
    ['https://172.20.0.1/', text.addressPrivate],
    ['https://[::1]/', text.addressPrivate],
    ['https://[fd00::1]/', text.addressPrivate],
    [`https://hooks.example.com/${'a'.repeat(2000)}`, text.addressTooLong],
  ])('is not %s', (address, sentence) => {
    expect(webhookAddressProblem(address, false)).toBe(sentence);
  });

  it('may be of this machine in development only', () => {
    expect(webhookAddressProblem('http://localhost:4000/in', true)).toBeNull();
    expect(webhookAddressProblem('http://127.0.0.1:4000/in', true)).toBeNull();
    expect(webhookAddressProblem('http://hooks.example.com/', true)).toBe(text.addressNotSecure);
    expect(webhookAddressProblem('http://10.0.0.1/', true)).toBe(text.addressNotSecure);
  });
});

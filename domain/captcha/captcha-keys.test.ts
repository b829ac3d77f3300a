import { describe, expect, it } from 'vitest';
import { captchaKeyTexts as text } from '../text/en/spam-protection.ts';
import { apiKeyEndOf, captchaKeyProblems } from './captcha-keys.ts';

const siteKey = `6L${'c'.repeat(38)}`;
const apiKey = `AIza${'S'.repeat(35)}`;
const keys = { siteKey, projectId: 'kiln-and-clay', apiKey };

describe('keys of reCAPTCHA Enterprise', () => {
  it('are taken as Google shows them, the project also by its number or with its organisation', () => {
    for (const projectId of ['kiln-and-clay', '123456789012', 'example.com:kiln-and-clay']) {
      expect(captchaKeyProblems({ ...keys, projectId })).toEqual({});
    }
  });

  it('are refused with a sentence each where they are missing', () => {
    expect(captchaKeyProblems({ siteKey: '', projectId: '', apiKey: '' })).toEqual({
      siteKey: text.siteKeyMissing,
      projectId: text.projectMissing,
      apiKey: text.apiKeyMissing,
    });
  });

  it('are refused in the field of the other key', () => {
    expect(captchaKeyProblems({ ...keys, siteKey: apiKey, apiKey: siteKey })).toEqual({
      siteKey: text.siteKeyIsApiKey,
      apiKey: text.apiKeyIsSiteKey,
    });
  });

  it('are refused with signs that no key has', () => {
    expect(
      captchaKeyProblems({ siteKey: '6L key', projectId: 'Kiln & Clay', apiKey: 'x'.repeat(10_000) }),
    ).toEqual({
      siteKey: text.siteKeyUnknown,
      projectId: text.projectUnknown,
      apiKey: text.apiKeyUnknown,
    });
  });

  it('show their owner the last four characters of the secret one', () => {
    expect(apiKeyEndOf(`AIza${'S'.repeat(31)}1a2B`)).toBe('1a2B');
  });
});

import { isDeepStrictEqual } from 'node:util';
import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type {
  removeCaptchaKeys,
  saveCaptchaKeys,
  SpamProtection,
  testCaptchaKeys,
} from '@vitrine/contracts/spam-protection.ts';
import { apiKeyEndOf, captchaKeyProblems, type CaptchaKeys } from '@vitrine/domain/captcha/captcha-keys.ts';
import { fail, ok, type Result } from '@vitrine/domain/result.ts';
import { type CommerceSettings, commerceSettingsOf } from '@vitrine/domain/store/commerce-settings.ts';
import { captchaKeyTexts as text } from '@vitrine/domain/text/en/spam-protection.ts';
import type { Platform } from '../../platform/platform.ts';
import { SecretKeyMissing } from '../../platform/secrets.ts';
import { changeSettings, getWebsite, type Website, type WebsiteSettings } from '../websites/index.ts';
import { askGoogle } from './recaptcha.ts';

type Stored = CommerceSettings['captcha'];
type Seen = SpamProtection['google'];

/** What a website's API key is encrypted for. */
const contextOf = (websiteId: string): string => `captcha ${websiteId}`;

const none: Stored = { siteKey: '', projectId: '', sealedApiKey: '', apiKeyEnd: '' };

const captchaOf = (settings: WebsiteSettings): Stored => commerceSettingsOf(settings).captcha;
const withCaptcha = (settings: WebsiteSettings, captcha: Stored): Partial<WebsiteSettings> => ({
  commerce: { ...settings.commerce, captcha },
});

function seal(platform: Platform, websiteId: string, keys: CaptchaKeys): Stored {
  const { siteKey, projectId, apiKey } = keys;
  if (apiKey === '') return { siteKey, projectId, sealedApiKey: '', apiKeyEnd: '' };
  const sealedApiKey = platform.secrets.seal(apiKey, contextOf(websiteId));
  return { siteKey, projectId, sealedApiKey, apiKeyEnd: apiKeyEndOf(apiKey) };
}

/** The stored API key; '' where there is none, null when it was encrypted with another key. */
export function openApiKey(platform: Platform, websiteId: string, stored: Stored): string | null {
  if (stored.apiKey !== undefined) return stored.apiKey;
  if (stored.sealedApiKey === '') return '';
  try {
    return platform.secrets.open(stored.sealedApiKey, contextOf(websiteId));
  } catch (error) {
    if (error instanceof SecretKeyMissing) return null;
    throw error;
  }
}

/** Encrypts an API key that was stored in plain text, as they all were once. */
export async function sealPlainApiKey(platform: Platform, websiteId: string): Promise<void> {
  const website = await getWebsite(platform, websiteId);
  if (website === null || captchaOf(website.settings).apiKey === undefined) return;
  await changeSettings(platform, websiteId, (settings) => {
    const { siteKey, projectId, apiKey } = captchaOf(settings);
    // Another process was first.
    if (apiKey === undefined) return fail('STALE_REVISION');
    return ok(withCaptcha(settings, seal(platform, websiteId, { siteKey, projectId, apiKey })));
  });
}

function googleOf(platform: Platform, websiteId: string, settings: WebsiteSettings): Seen {
  const stored = captchaOf(settings);
  const { siteKey, projectId, apiKeyEnd } = stored;
  if (siteKey === '') return null;
  return { siteKey, projectId, apiKeyEnd, isReadable: openApiKey(platform, websiteId, stored) !== null };
}

async function readWebsite(platform: Platform, websiteId: string): Promise<Website> {
  await sealPlainApiKey(platform, websiteId);
  const website = await getWebsite(platform, websiteId);
  if (website === null) throw new Error(`no website ${websiteId}`);
  return website;
}

/** What protects a website's forms, as its owner sees it. */
export async function viewSpamProtection(platform: Platform, websiteId: string): Promise<SpamProtection> {
  const { revision, settings } = await readWebsite(platform, websiteId);
  return { revision, google: googleOf(platform, websiteId, settings) };
}

/** What was entered, if Google takes it; an API key left empty is the stored one. */
async function checked(
  platform: Platform,
  websiteId: string,
  entered: CaptchaKeys,
): Promise<Result<CaptchaKeys, FailureOf<typeof testCaptchaKeys>>> {
  const { settings } = await readWebsite(platform, websiteId);
  const { siteKey, projectId } = entered;
  const apiKey =
    entered.apiKey === '' ? openApiKey(platform, websiteId, captchaOf(settings)) : entered.apiKey;
  const problems = {
    ...captchaKeyProblems({ siteKey, projectId, apiKey: apiKey ?? '' }),
    ...(apiKey === null ? { apiKey: text.apiKeyUnreadable } : {}),
  };
  if (apiKey === null || Object.keys(problems).length > 0) {
    return fail('CAPTCHA_KEYS_INVALID', { fields: problems });
  }
  const keys = { siteKey, projectId, apiKey };
  const refused = await askGoogle(platform, keys);
  if (refused === null) return fail('CAPTCHA_PROVIDER_SILENT');
  return Object.keys(refused).length > 0 ? fail('CAPTCHA_KEYS_INVALID', { fields: refused }) : ok(keys);
}

/** Checks keys at Google, and changes nothing. */
export async function testKeys(
  platform: Platform,
  websiteId: string,
  entered: CaptchaKeys,
): Promise<Result<null, FailureOf<typeof testCaptchaKeys>>> {
  const keys = await checked(platform, websiteId, entered);
  return keys.ok ? ok(null) : keys;
}

/** Stores keys once Google has taken them, the secret one encrypted. */
export async function saveKeys(
  platform: Platform,
  websiteId: string,
  { seen, ...entered }: CaptchaKeys & { readonly seen: Seen },
): Promise<Result<SpamProtection, FailureOf<typeof saveCaptchaKeys>>> {
  const keys = await checked(platform, websiteId, entered);
  if (!keys.ok) return keys;
  return change(platform, websiteId, seen, seal(platform, websiteId, keys.value));
}

/** Deletes the keys: the built-in captcha takes over. */
export function removeKeys(
  platform: Platform,
  websiteId: string,
  seen: Seen,
): Promise<Result<SpamProtection, FailureOf<typeof removeCaptchaKeys>>> {
  return change(platform, websiteId, seen, none);
}

async function change(
  platform: Platform,
  websiteId: string,
  seen: Seen,
  captcha: Stored,
): Promise<Result<SpamProtection, 'STALE_REVISION'>> {
  const changed = await changeSettings(platform, websiteId, (settings) =>
    isDeepStrictEqual(googleOf(platform, websiteId, settings), seen)
      ? ok(withCaptcha(settings, captcha))
      : fail('STALE_REVISION'),
  );
  return changed.ok ? ok(await viewSpamProtection(platform, websiteId)) : changed;
}

/** What an owner reads when keys of reCAPTCHA Enterprise cannot be used. */
export const captchaKeyTexts = {
  siteKeyMissing: 'Enter the site key. It begins with 6L.',
  siteKeyIsApiKey: 'This is an API key. The site key goes here: it begins with 6L.',
  siteKeyUnknown: 'This is no site key of Google. Copy it from the list of keys, without spaces.',
  siteKeyRefused:
    'Google refuses this site key or project ID. Copy the ID of a website key that belongs to this project.',
  projectMissing: 'Enter the ID of the project at Google Cloud.',
  projectUnknown:
    'This is no project ID. It has 6 to 30 lower-case letters, digits and hyphens, as Google Cloud shows it below the project’s name.',
  projectRefused:
    'Google does not let this API key use the project. Check the project ID, and that the reCAPTCHA Enterprise API is turned on in it.',
  projectNotFound: 'Google does not know this project. Check the project ID.',
  apiKeyMissing: 'Enter the API key. It is at Google Cloud under APIs & Services, Credentials.',
  apiKeyIsSiteKey:
    'This is a site key. The API key goes here: it is at Google Cloud under APIs & Services, Credentials.',
  apiKeyUnknown: 'This is no API key of Google. Copy it again, without spaces.',
  apiKeyRefused:
    'Google does not accept this API key. It may have been replaced or deleted: copy the current one.',
  apiKeyRestricted:
    'This API key has restrictions at Google that keep this server from using it. Allow the reCAPTCHA Enterprise API and the address of this server.',
  apiKeyUnreadable: 'The stored key cannot be read any more. Enter it again.',
} as const;

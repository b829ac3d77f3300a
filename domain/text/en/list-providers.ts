/** What an owner reads when the key of an outside provider of mailing lists cannot be used. */
export const listProviderTexts = {
  keyMissing: 'Enter the API key of your account.',
  keyUnknown:
    'This is no API key of Mailchimp: it has 32 characters, a hyphen and the data center of the account, like “-us6”. Copy it again.',
  keyUnreadable:
    'The stored key was encrypted with another VITRINE_SECRET or another secret.key of the data folder. Enter the key again.',
} as const;

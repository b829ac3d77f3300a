/** What an owner reads when an address cannot get what forms send. */
export const webhookTexts = {
  addressMissing: 'Enter the address that gets each submission.',
  addressUnknown: 'This is no web address. Copy it from the service, like https://example.com/hook.',
  addressTooLong: 'This address is too long. Copy it from the service again.',
  addressNotSecure:
    'Use an address that begins with https://, so that nobody reads the answers on their way.',
  addressHasPassword: 'Leave out the user name and the password: what is sent is signed instead.',
  addressPort: 'Use an address without a port. Only the usual port of https, 443, is reached.',
  addressPrivate: 'This address is inside a private network. Use one that can be reached from the internet.',
} as const;

/** Texts of the spam protection screen. */
export const spamProtection = {
  title: 'Spam protection',
  words: 'captcha recaptcha google bots forms comments privacy keys',
  inUse: 'In use',
  standby: 'Standby',
  built: {
    title: 'Built-in protection',
    hint: 'Comments and sign-ups are protected from bots. It works by itself: no account, nothing to set up, and no data of your visitors leaves your site. Their browsers solve a small puzzle in the background, which nobody sees.',
    standbyHint: 'Takes over when you remove Google’s keys. It needs no account.',
  },
  google: {
    title: 'Google reCAPTCHA Enterprise',
    hint: 'Instead of the built-in protection, Google can assess who is a bot. You need a Google Cloud account.',
    privacy:
      'With it, the browsers of your visitors load a script from Google, and Google receives their IP address and what they do on the page. In many countries your privacy policy has to say so, or visitors have to agree first.',
    inUse:
      'Google assesses who sends your forms. While it does not answer, forms are accepted up to a limit.',
    unreadableTitle: 'The API key cannot be read',
    unreadable:
      'It was encrypted with another VITRINE_SECRET or another secret.key of the data folder. Restore that one, or enter the key again. Until then your forms are protected by their limits only.',
    siteKey: 'Site key',
    projectId: 'Project ID',
    apiKey: 'API key',
    noApiKey: 'None',
    use: 'Use Google reCAPTCHA',
    change: 'Change keys',
    remove: 'Remove',
  },
  keys: {
    title: 'Use Google reCAPTCHA',
    changeTitle: 'Change Google’s keys',
    where:
      'In Google Cloud, create a website key under Security, reCAPTCHA, and an API key under APIs & Services, Credentials.',
    apiKeyHint: 'Stored encrypted, and never shown again.',
    apiKeyKept: (end: string) => `Leave it empty to keep the stored key, which ends in ${end}.`,
    test: 'Test keys',
    tested: 'Google accepts these keys.',
    submit: 'Use these keys',
    save: 'Save keys',
    cancel: 'Cancel',
    done: 'Google reCAPTCHA protects your forms now.',
  },
  removing: {
    title: 'Remove Google’s keys?',
    what: 'The stored keys are deleted, and the built-in protection takes over at once. Your visitors’ data no longer goes to Google.',
    keep: 'Keep',
    submit: 'Remove keys',
    done: 'The built-in protection is on.',
  },
} as const;

/** What an owner reads when the keys of a payment account cannot be used. */
export const stripeKeyTexts = {
  publishableMissing: 'Enter the publishable key. It begins with pk_live_ or pk_test_.',
  publishableIsSecret: 'This is a secret key. The publishable key goes here: it begins with pk_.',
  publishableUnknown: 'This is no publishable key of Stripe. It begins with pk_live_ or pk_test_.',
  secretMissing:
    'Enter the secret key. It begins with sk_live_ or sk_test_, or with rk_ if it is restricted.',
  secretIsPublishable: 'This is a publishable key. The secret key goes here: it begins with sk_ or rk_.',
  secretIsWebhook:
    'This is the signing secret of a webhook. The secret key goes here: it begins with sk_ or rk_.',
  secretUnknown: 'This is no secret key of Stripe. It begins with sk_live_, sk_test_, rk_live_ or rk_test_.',
  secretIsTest:
    'This is a key of test mode, but the publishable key is of live mode. Use two keys of the same mode.',
  secretIsLive:
    'This is a key of live mode, but the publishable key is of test mode. Use two keys of the same mode.',
  secretRefused:
    'Stripe does not accept this key. It may have been replaced: copy the current one from Stripe.',
  publishableRefused:
    'Stripe does not accept this key. It may have been replaced: copy the current one from Stripe.',
  rightsMissing:
    'This restricted key lacks these rights: {rights}. Give it “Write” for them at Stripe, or use the secret key.',
  otherAccount: 'This key is of another Stripe account than the secret key. Copy both from the same account.',
  notActivated:
    'Stripe does not let this account take payments yet. Finish its activation at Stripe, then connect it.',
} as const;

/** Names of rights as Stripe’s dashboard calls them. */
export const stripeRights = {
  customers: 'Customers',
  intents: 'PaymentIntents',
  methods: 'PaymentMethods',
  refunds: 'Charges and Refunds',
  setups: 'SetupIntents',
  webhooks: 'Webhook Endpoints',
} as const;

import type { ProviderProblem, ProviderState } from '@vitrine/domain/list-provider/provider-states.ts';
import { DELIVERY_ATTEMPTS } from '@vitrine/domain/webhook/webhook-retries.ts';
import type { ShowNumber } from './en-lists.ts';

const addresses = (show: ShowNumber, count: number): string =>
  count === 1 ? '1 address waits' : `${show(count)} addresses wait`;

/** Texts of the outside provider that gets the audience too. */
export const listProviders = {
  title: 'Outside provider',
  words: 'mailchimp newsletter service connect api key',
  toProvider: 'Provider',
  lead: 'Your audience is kept here, with what each person agreed to. If you write your letters at Mailchimp, connect it: whoever joins, leaves, changes tags or is erased here goes to a list there too, within seconds.',
  how: 'In Mailchimp, make an API key for your account under Profile, Extras, API keys.',
  privacy: 'Mailchimp then processes the data of your subscribers, so your privacy policy has to name it.',
  connect: 'Connect Mailchimp',
  service: 'Mailchimp',
  states: {
    unfinished: 'No list yet',
    failing: 'Failing',
    waiting: 'Sending',
    connected: 'Connected',
  } satisfies Readonly<Record<ProviderState, string>>,
  unfinished: 'Nothing is sent before you choose a list.',
  connected: (moment: string) => `The last change was taken at ${moment}.`,
  unused: 'Changes of your audience are sent from now on.',
  failing: (since: string) =>
    `Nothing was taken since ${since}. Your audience here is complete; what waits is sent once it works again.`,
  nextOn: (moment: string) => `It is tried again at ${moment}.`,
  said: (words: string) => `In its own words: ${words}`,
  problems: {
    refused: 'The provider refuses.',
    key: 'The provider no longer accepts the key. Make another one there and enter it here.',
    list: 'The list no longer exists at the provider. Choose another one.',
    busy: 'The provider has no time at the moment.',
    private: 'The address of the provider leads into a private network. Ask whoever runs this server.',
    unreachable: 'The provider cannot be reached.',
    slow: 'The provider does not answer in time.',
    unexpected: 'The provider answers in a way that is not understood.',
    secret:
      'The key was encrypted with another VITRINE_SECRET or another secret.key of the data folder. Restore that one, or enter the key again.',
  } satisfies Readonly<Record<ProviderProblem, string>>,
  waiting: (show: ShowNumber, count: number, isMore: boolean) =>
    `${isMore ? 'More than ' : ''}${addresses(show, count)} to be sent.`,
  queueing: 'Those who get your letters already are being added to what is sent.',
  list: 'List',
  doubleOptIn: 'Double opt-in',
  yes: 'Required',
  no: 'Not required',
  choose: 'Choose a list',
  change: 'Change list',
  changeKey: 'Change key',
  retry: 'Send again now',
  retried: 'Everything that waits is being sent.',
  disconnect: 'Disconnect',
  refused: {
    title: 'Refused by the provider',
    what: `Each was tried ${DELIVERY_ATTEMPTS} times within a day. They are on your lists here in any case.`,
    erasure: 'To be erased',
    without: 'Without a reason.',
  },

  key: {
    title: 'Connect Mailchimp',
    changeTitle: 'Change the key',
    key: 'API key',
    hint: 'It is tried, then stored encrypted, and never shown again.',
    otherAccount: 'With the key of another account, another list has to be chosen.',
    cancel: 'Cancel',
    submit: 'Connect',
    save: 'Save',
    done: 'Mailchimp is connected.',
  },
  form: {
    title: 'Choose a list',
    list: 'List',
    listNone: 'Select a list',
    listMissing: 'A List must be selected',
    option: (name: string, members: string) => `${name} (${members})`,
    again: 'Try again',
    noLists: 'This account has no list yet. Make one at Mailchimp first; it calls a list an audience.',
    doubleOptIn: 'Require double opt-in',
    doubleOptInHint:
      'Mailchimp asks new addresses by an email of its own to confirm. Those who have confirmed here are asked a second time.',
    sendsExisting: 'Also send those who get your letters already',
    sendsExistingHint: 'Nobody who has unsubscribed, here or there, is subscribed by it.',
    cancel: 'Cancel',
    save: 'Save',
    done: 'The list was saved.',
  },
  removing: {
    title: 'Disconnect Mailchimp?',
    what: 'Changes of your audience are not sent there any more, and the key is forgotten here. Your subscribers stay here, and those at Mailchimp stay there.',
    waiting: (show: ShowNumber, count: number) =>
      `${addresses(show, count)} to be sent and will not be. People whom you have erased here may still have to be erased there.`,
    cancel: 'Cancel',
    submit: 'Disconnect',
    done: 'Mailchimp is disconnected.',
  },
};

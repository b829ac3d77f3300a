import {
  DELIVERY_ATTEMPTS,
  FAILING_DAYS,
  SECRET_OVERLAP_HOURS,
} from '@vitrine/domain/webhook/webhook-retries.ts';
import type {
  AttemptProblem,
  ConnectionState,
  DeliveryState,
} from '@vitrine/domain/webhook/webhook-states.ts';
import type { ShowNumber } from './en-lists.ts';

/** Texts of the webhook of a form, and of what became of a submission there. */
export const webhooks = {
  title: 'Automation',
  lead: 'Send each submission to another service at once, such as Zapier, Make, n8n or a program of your own.',
  how: 'In that service, make a trigger of the kind “webhook”, and enter its address here. Spam is not sent.',
  connect: 'Connect a service',
  states: {
    off: 'Off',
    'turned-off': 'Turned off',
    failing: 'Failing',
    working: 'Connected',
    unused: 'Not used yet',
  } satisfies Readonly<Record<ConnectionState, string>>,
  off: 'New submissions are not sent. They are in your inbox in any case.',
  turnedOff: (since: string) =>
    `Nothing was taken since ${since}, so nothing is sent any more. Turn it on again when the service works: what was not taken since then is sent too.`,
  failing: (since: string) =>
    `Nothing was taken since ${since}. Each submission is tried ${DELIVERY_ATTEMPTS} times within a day; after ${FAILING_DAYS} days of failures this is turned off, and you get an email.`,
  working: (moment: string) => `The last submission was taken at ${moment}.`,
  unused: 'Submissions are sent from now on. Send a test to see whether the service takes them.',
  waiting: (show: ShowNumber, count: number) =>
    count === 1 ? '1 submission waits to be sent.' : `${show(count)} submissions wait to be sent.`,
  address: 'Address',
  secret: 'Secret',
  secretHint:
    'Each request is signed with it in the header Vitrine-Signature, the way Stripe signs: HMAC-SHA256 over time and body. The service can check with it that a request is yours.',
  unreadable:
    'The secret was encrypted with another VITRINE_SECRET or another secret.key of the data folder, so nothing can be sent. Restore that one, or make another secret.',
  overlap: (moment: string) => `Until ${moment} the secret before is right, too.`,
  copy: 'Copy secret',
  copied: 'Copied',
  notCopied: 'Your browser did not copy it. Select the text and copy it yourself.',
  change: 'Change',
  test: 'Send a test',
  tested: (status: string) => `The service took the test: ${status}.`,
  notTested: (why: string) => `The test was not taken. ${why}`,
  turnOn: 'Turn on',
  turnedOn: 'The webhook is on.',
  remove: 'Disconnect',

  form: {
    title: 'Connect a service',
    changeTitle: 'Change the address',
    address: 'Address',
    addressHint: 'As the service shows it. It has to begin with https://.',
    isOn: 'Send submissions',
    cancel: 'Cancel',
    submit: 'Connect',
    save: 'Save',
    done: 'Saved.',
  },
  rotate: {
    open: 'Make another secret',
    title: 'Make another secret?',
    what: `For ${SECRET_OVERLAP_HOURS} hours requests are signed with both, so that you can enter the new one at your service without losing any.`,
    cancel: 'Keep',
    submit: 'Make another one',
    done: 'The new secret is ready.',
  },
  removing: {
    title: 'Disconnect the service?',
    what: 'No more submissions are sent, and the secret and the list of requests are deleted. Your inbox keeps all submissions.',
    cancel: 'Keep',
    submit: 'Disconnect',
    done: 'The service is disconnected.',
  },

  log: 'Requests',
  noLog: 'Nothing was sent yet.',
  taken: 'Taken',
  notTaken: 'Not taken',
  isTest: 'Test',
  submission: 'Submission',
  took: (show: ShowNumber, milliseconds: number) => `${show(milliseconds)} ms`,
  status: (number: number) => `HTTP ${number}`,
  problems: {
    status: 'The service answered with an error.',
    redirect: 'The service answered with a redirect, which is not followed. Enter the address it leads to.',
    address: 'This address cannot be used.',
    private: 'The address leads into a private network, or to an unusual port.',
    unreachable: 'The service could not be reached.',
    slow: 'The service did not answer within 10 seconds.',
    secret: 'The stored secret cannot be read.',
  } satisfies Readonly<Record<AttemptProblem, string>>,

  delivery: {
    title: 'Automation',
    states: {
      waiting: 'Waiting',
      delivered: 'Sent',
      failed: 'Not sent',
    } satisfies Readonly<Record<DeliveryState, string>>,
    never: 'This submission was not sent to the connected service.',
    delivered: (moment: string) => `The service took it at ${moment}.`,
    waiting: (moment: string) => `It is tried again at ${moment}.`,
    spam: 'It is in the spam folder, and spam is not sent.',
    held: 'It waits until the webhook of the form is on.',
    failed: (show: ShowNumber, count: number) =>
      count === 1 ? 'One attempt failed.' : `All ${show(count)} attempts failed.`,
    send: 'Send to the service',
    again: 'Send again',
    queued: 'It is sent in a moment.',
    settings: 'Settings of the form',
  },
};

import type { ShowNumber } from './en-lists.ts';

/** Texts of the screen about how emails are sent, and to whom they are not. */
export const mailDelivery = {
  title: 'Email delivery',
  words: 'smtp mail server sender spf dkim dmarc dns bounces complaints spam suppressions outbox',
  back: 'All emails',
  link: 'Set up email delivery',
  waiting: {
    title: (show: ShowNumber, count: number, isMore: boolean) =>
      isMore
        ? `More than ${show(count)} emails are waiting`
        : count === 1
          ? '1 email is waiting'
          : `${show(count)} emails are waiting`,
    words: 'The mail server or the connection to it says:',
    next: (moment: string) =>
      `The next attempt is at ${moment}. Nothing is lost: each email is sent once the server takes it, for up to five days.`,
  },
  server: {
    title: 'Mail server',
    inUse: 'In use',
    notUsed: 'Not used',
    stuck: 'Cannot send',
    none: 'There is no mail server yet, so emails are stored in the outbox and not sent. Enter the one of your email service: it calls this SMTP.',
    own: 'Your emails are sent by this server.',
    environment: (host: string) =>
      `SMTP_URL is set on this installation, so all emails are sent by ${host}. Whoever runs it can change that.`,
    environmentUnnamed:
      'SMTP_URL is set on this installation, so all emails are sent by its server. Whoever runs it can change that.',
    overruled:
      'It wins over the server you have entered, which is used as soon as SMTP_URL is no longer set.',
    unreadableTitle: 'The password cannot be read',
    unreadable:
      'It was encrypted with another VITRINE_SECRET or another secret.key of the data folder. Restore that one, or enter the password again. Until then your emails wait.',
    host: 'Server',
    port: 'Port',
    security: 'Encryption',
    securities: { tls: 'TLS', starttls: 'STARTTLS', none: 'None' },
    username: 'User name',
    nobody: 'Nobody signs in',
    password: 'Password',
    stored: 'Stored encrypted',
    sender: 'Sender',
    noSender: 'No address yet',
    changeSender: 'Change sender',
    enter: 'Enter mail server',
    change: 'Change mail server',
    remove: 'Remove',
  },
  form: {
    title: 'Enter mail server',
    changeTitle: 'Change mail server',
    lead: 'Your email service shows these values under SMTP. They are tried before they are stored.',
    hostHint: 'A name like smtp.example.com.',
    portHint: '587 or 465, unless your service says otherwise.',
    plain: 'Without encryption, others on the way can read your emails and the password.',
    passwordHint: 'Stored encrypted, and never shown again.',
    passwordKept:
      'Leave it empty to keep the stored one, as long as server and user name stay the same and it is not sent without encryption.',
    test: 'Send a test to myself',
    tested: (recipient: string) =>
      `The server has taken a test email to ${recipient}. See whether it arrives.`,
    submit: 'Use this server',
    save: 'Save server',
    cancel: 'Cancel',
    done: 'Your emails are sent by this server now.',
  },
  removing: {
    title: 'Remove this mail server?',
    what: 'Its password is deleted. Emails are stored in the outbox until there is another mail server, and sent then.',
    keep: 'Keep',
    submit: 'Remove server',
    done: 'The mail server is removed.',
  },
  domain: {
    title: 'Your domain',
    lead: 'By three records of your domain, other mail servers recognize your emails. Without them, many end up as spam.',
    none: 'There is no sender address yet. Enter one, and its domain is looked up here.',
    mailbox: (domain: string) =>
      `Emails come from an address at ${domain}. Only ${domain} itself can send such emails reliably: others are refused or end up as spam. Use an address of your own domain.`,
    looked: (domain: string) => `Records of ${domain}`,
    looking: 'Looking up your domain…',
    again: 'Look again',
    selector: 'DKIM selector',
    selectorHint:
      'The name your email service gives its key, such as s1. Leave it empty to try the usual ones.',
    look: 'Look it up',
    names: { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' },
    means: {
      spf: 'Which servers may send for your domain.',
      dkim: 'The key that your emails are signed with.',
      dmarc: 'What others do with emails that only claim to be yours.',
    },
    states: {
      found: 'Found',
      missing: 'Missing',
      incomplete: 'Incomplete',
      wrong: 'Wrong',
      unknown: 'Unknown',
    },
    hints: {
      spf: {
        found: 'Nothing to do.',
        missing: 'Add this TXT record where your domain is managed.',
        incomplete: 'Your email service is not in it. Replace the record by this one.',
        wrong: 'There is more than one, so others ignore them all. Replace them by this one.',
        unknown: 'DNS cannot be asked at the moment. Your record may be right: look again in a minute.',
      },
      dkim: {
        found: 'Nothing to do.',
        missing:
          'No key was found. Your email service shows the record to add, and its selector: enter that below.',
        incomplete: 'Your email service shows the record to add.',
        wrong: 'The key was withdrawn. Your email service shows the record that replaces it.',
        unknown: 'DNS cannot be asked at the moment. Your key may be there: look again in a minute.',
      },
      dmarc: {
        found: 'Nothing to do.',
        missing: 'Add this TXT record where your domain is managed. It refuses nothing yet.',
        incomplete: 'Replace the record by this one.',
        wrong: 'Others cannot read it, or there is more than one. Replace it by this one.',
        unknown: 'DNS cannot be asked at the moment. Your record may be right: look again in a minute.',
      },
    },
    /** For SPF, while no mail server is known. */
    noServer: 'Enter your mail server first: the record depends on it.',
    name: 'Name',
    value: 'Value',
    present: 'There now',
    copyName: 'Copy name',
    copyValue: 'Copy value',
    copyNameOf: (record: string) => `Copy name of the ${record} record`,
    copyValueOf: (record: string) => `Copy value of the ${record} record`,
    copied: 'Copied',
    notCopied: 'Your browser did not copy it. Select the text and copy it yourself.',
  },
  events: {
    title: 'Bounces and complaints',
    lead: 'Email services report addresses that do not exist, and readers who call an email spam. Marketing emails are no longer sent to them; emails about orders are.',
    how: 'Enter this address at your email service under webhooks, for bounces and spam complaints. It is secret: whoever knows it can keep marketing emails from your customers. Postmark and SendGrid are understood as they are; others can send {"type": "bounce", "email": "june@example.com"} as JSON.',
    address: 'Address for reports',
    make: 'Make an address',
    makeAgain: 'Make another address',
    copy: 'Copy address',
    copied: 'Copied',
    notCopied: 'Your browser did not copy it. Select the text and copy it yourself.',
    never: 'Nothing was reported yet.',
    last: (moment: string) => `Something was reported last at ${moment}.`,
    unreadable:
      'The address was encrypted with another VITRINE_SECRET or another secret.key of the data folder. Restore that one, or make another address.',
    made: 'The address is ready.',
    askTitle: 'Make another address?',
    ask: 'The present one is no longer valid then. Reports are lost until you enter the new one at your email service.',
    keep: 'Keep',
    submit: 'Make another one',
  },
  suppressions: {
    title: 'Addresses without marketing emails',
    lead: 'Back in stock, carts left behind and requests for reviews are not sent to them.',
    search: 'Beginning of an address',
    searchLabel: 'Search addresses by their beginning',
    label: 'Addresses without marketing emails',
    none: 'There are none.',
    noMatch: 'No address begins like this.',
    reasons: { bounce: 'Emails come back', complaint: 'Called an email spam' },
    since: (day: string) => `since ${day}`,
    lift: 'Send again',
    liftOf: (email: string) => `Send again to ${email}`,
    more: 'Show more addresses',
    askTitle: (email: string) => `Send marketing emails to ${email} again?`,
    askBounce:
      'Emails to this address came back. If it still does not exist, that is reported again and nothing more is sent.',
    askComplaint:
      'Somebody at this address called one of your emails spam. Send again only if they have asked you to: more complaints keep all your emails out of inboxes.',
    keep: 'Keep as it is',
    submit: 'Send again',
    lifted: (email: string) => `${email} gets marketing emails again.`,
  },
};

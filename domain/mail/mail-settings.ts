/** How the mails of a website look, besides their words. */
export interface MailSettings {
  /** The name they come from; '' for the site's title. */
  readonly senderName: string;
  /** The address they come from; '' for the site's contact address. */
  readonly senderAddress: string;
  /** Where answers go; '' for the sender's own address. */
  readonly replyTo: string;
  /** What is at their top: the site's logo, a picture of the library, or the site's title in its place. */
  readonly logo: 'site' | 'none' | 'picture';
  /** The picture, where `logo` names one. */
  readonly logoId: string | null;
  /** `#rrggbb`; '' for the site's own. */
  readonly accent: string;
  /** Lines at their end; '' for the site's postal address. */
  readonly footer: string;
}

/** Characters of the sender's name. */
export const MAX_SENDER_NAME = 100;
/** Characters of the words at the end. */
export const MAX_MAIL_FOOTER = 300;

const none: MailSettings = {
  senderName: '',
  senderAddress: '',
  replyTo: '',
  logo: 'site',
  logoId: null,
  accent: '',
  footer: '',
};

/** The mail settings of a website, complete. */
export function mailSettingsOf(settings: { readonly mail?: Partial<MailSettings> }): MailSettings {
  return { ...none, ...settings.mail };
}

/** Words that lead to an address. */
export interface MailLink {
  readonly label: string;
  readonly href: string;
}

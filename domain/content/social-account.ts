/** An account of the site's owner on another service. spec: site-platform 7 */
export interface SocialAccount {
  /** Lower-case name, e.g. `instagram`; any service may be named. */
  readonly service: string;
  readonly profileUrl: string;
  /** '' where only the address is known: then its last segment stands for the name. */
  readonly userName: string;
}

/** An account of the site's owner on another service. spec: site-platform 7 */
export interface SocialAccount {
  /** Names the entry in the settings; missing where it was stored before there was one, and elsewhere. */
  readonly id?: string;
  /** Lower-case name, e.g. `instagram`; any service may be named. */
  readonly service: string;
  readonly profileUrl: string;
  /** '' when only the address is known: then its last segment is used as the name. */
  readonly userName: string;
}

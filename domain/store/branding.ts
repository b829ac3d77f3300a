/** How a website shows itself. */
export interface BrandingSettings {
  /** The picture in the header in place of the name; null for none. */
  readonly logoId: string | null;
  /** Whether the owner decided that the name is the logo. */
  readonly nameIsLogo: boolean;
  /** The picture in browser tabs and bookmarks; null for the theme's icon. */
  readonly iconId: string | null;
  /** The picture of a shared link where a page has none of its own; null for one that is found on the site. */
  readonly socialId: string | null;
}

const none: BrandingSettings = { logoId: null, nameIsLogo: false, iconId: null, socialId: null };

/** The branding of a website, complete. */
export function brandingOf(settings: { readonly branding?: Partial<BrandingSettings> }): BrandingSettings {
  return { ...none, ...settings.branding };
}

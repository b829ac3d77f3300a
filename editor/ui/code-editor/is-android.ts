interface WithBrands {
  readonly userAgentData?: { readonly platform?: string };
}

/** Keyboards of Android change what is typed while it is typed, which breaks code. */
export const isAndroid = ({ userAgent, userAgentData }: Pick<Navigator, 'userAgent'> & WithBrands): boolean =>
  userAgentData?.platform === 'Android' || /\bAndroid\b/.test(userAgent);

/** Props of the newsletter form: plain data, serialised to the browser as JSON. */
export interface NewsletterFormProps {
  /** Id of the block, for ids within the page. */
  readonly blockId: string;
  readonly listId: string;
  readonly buttonLabel: string;
  /** What the visitor reads and agrees to by signing up, kept with the consent. */
  readonly words: string;
  /** Whether it stands in the pop-up of the site: the captcha’s action is another one then. */
  readonly inPopup?: boolean;
}

/** What the hydrated form may call; absent on the server and without JavaScript. */
export interface NewsletterFormCalls {
  readonly signUp: (typed: {
    readonly listId: string;
    readonly email: string;
    readonly words: string;
    readonly inPopup: boolean;
  }) => Promise<
    { readonly ok: true; readonly confirm: boolean } | { readonly ok: false; readonly message: string }
  >;
  /** Called when the field gains or loses the focus: the captcha's badge follows it. */
  readonly followCaptcha?: (hasFocus: boolean) => void;
}

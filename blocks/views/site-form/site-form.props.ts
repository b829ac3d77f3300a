import type { FormThanks, SiteFormView } from '@vitrine/contracts/site-forms.ts';
import type { CustomFormAnswers } from '@vitrine/domain/custom-form/custom-form.ts';

/** What became of a form that was sent. */
export type SendOutcome =
  | { readonly ok: true; readonly thanks: FormThanks }
  | {
      readonly ok: false;
      readonly message: string;
      /** Sentences by field id. */
      readonly fields: Readonly<Record<string, string>>;
    };

/** What the form needs of the page's script. */
export interface SiteFormCalls {
  /** Called at the first touch of the form: asks for the key it is sent with. */
  begin(): void;
  /** Sends checked answers; `trap` is the field that people do not see. Never throws. */
  send(answers: CustomFormAnswers, trap: string): Promise<SendOutcome>;
  /** Shows or hides the badge of the captcha. */
  followCaptcha(hasFocus: boolean): void;
  /**
   * Puts back what was entered before the page was left or reloaded, and keeps what is entered from now on, in this tab
   * only. Returns a function that stops.
   */
  keepEntered(form: HTMLFormElement): () => void;
  /** Forgets what was entered. */
  forgetEntered(): void;
  /** Opens the page to which the visitor is taken afterwards. */
  leave(address: string): void;
  /** Adds HTML to an element, and runs its scripts. */
  runHtml(element: HTMLElement, html: string): void;
}

export interface SiteFormProps {
  readonly form: SiteFormView;
  /** Distinguishes its ids from those of the same form elsewhere on the page. */
  readonly place: string;
  /** Hidden fields from the address of the page, or what was answered before. */
  readonly answers?: CustomFormAnswers;
  /** Sentences by field id. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Why it was refused; '' for nothing. */
  readonly problem?: string;
  /** Whether characters are counted; without it the browser enforces the limits. */
  readonly isLive?: boolean;
  /** Level of the headings between questions; 3 where a block has a heading above the form. */
  readonly sectionLevel?: 2 | 3;
  /** The page that the form was first sent from, where it is shown by itself; '' for none. */
  readonly pagePath?: string;
  /** Set once the page's script handles the form. */
  readonly calls?: SiteFormCalls;
}

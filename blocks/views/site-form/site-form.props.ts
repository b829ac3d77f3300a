import type { FormThanks, SiteFormView } from '@vitrine/contracts/site-forms.ts';
import type { CustomFormAnswers } from '@vitrine/domain/custom-form/custom-form.ts';
import type { ReactNode, RefObject } from 'react';
import type { FileUploads, KeptFile } from './file-answer.props.ts';

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

/** What becomes of a form that is to be sent: it goes on to its next step, or is refused. */
export type StepOutcome =
  | { readonly kind: 'moved' }
  | { readonly kind: 'refused'; readonly problem: string; readonly errors: Readonly<Record<string, string>> };

/** What a form with conditions, steps or files has besides its questions. */
export interface FormExtras {
  /** Ids of fields that are not shown; null for a form that always shows all. */
  readonly outside: ReadonlySet<string> | null;
  /** Above the questions. */
  readonly head: ReactNode;
  /** Before the button. */
  readonly back: ReactNode;
  /** Text of the button while there is a further step; null for the last one. */
  readonly next: string | null;
  readonly uploads: FileUploads | null;
  /** Called before the form is sent, with its answers; null lets it be sent. */
  check(values: Readonly<Record<string, unknown>>): StepOutcome | null;
  /** Shows the first step with a question that was refused. */
  reveal(errors: Readonly<Record<string, string>>): void;
  /** Called when it was sent. */
  forget(): void;
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
  /** Files that were uploaded before the form was refused, by field id. */
  readonly files?: Readonly<Record<string, readonly KeptFile[]>>;
  /** Of a form with conditions, steps or files, and its element. */
  readonly extras?: FormExtras;
  readonly element?: RefObject<HTMLFormElement | null>;
  /** Level of the headings between questions; 3 where a block has a heading above the form. */
  readonly sectionLevel?: 2 | 3;
  /** The page that the form was first sent from, where it is shown by itself; '' for none. */
  readonly pagePath?: string;
  /** Set once the page's script handles the form. */
  readonly calls?: SiteFormCalls;
}

/** A consent of the owner's own. */
export interface OwnConsent {
  readonly id: string;
  readonly text: string;
  /** Where it can be read; '' for no page. */
  readonly url: string;
  readonly isRequired: boolean;
}

/** The legal pages of a store and what buyers agree to at checkout. */
export interface LegalSettings {
  /** Addresses of its pages; '' where it has none. */
  readonly terms: string;
  readonly privacy: string;
  readonly returns: string;
  /** Whether buyers have to tick that they agree to the terms. */
  readonly mustAgree: boolean;
  readonly consents: readonly OwnConsent[];
}

/** Whether it leads to a page: another site's, or a path of this one. */
export const isPageAddress = (url: string): boolean => /^(?:https?:\/\/[^\s/]+|\/(?![/\\]))\S*$/i.test(url);

/** Consents of the owner's own at most; one for the terms is added to them. */
export const MOST_CONSENTS = 4;

export const noLegalPages: LegalSettings = {
  terms: '',
  privacy: '',
  returns: '',
  mustAgree: false,
  consents: [],
};

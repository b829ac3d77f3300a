/** Which page of which website. */
export interface PageOf {
  readonly websiteId: string;
  readonly pageId: string;
}

/** Who edits a page: an account in one tab of an editor. */
export interface PageEditor {
  readonly accountId: string;
  readonly tab: string;
}

/** What pages say about themselves, as scripts of template folders read it (`Static.SQUARESPACE_CONTEXT`). */
export interface HostContext extends Readonly<Record<string, unknown>> {
  readonly tweakJSON: Readonly<Record<string, unknown>>;
}

/** The context that the server put into the page's head. */
export function readHostContext(root: ParentNode = document): HostContext {
  const text = root.querySelector('script[data-host-context]')?.textContent ?? '{}';
  const parsed = JSON.parse(text) as Record<string, unknown>;
  return {
    authenticatedAccount: null,
    collection: {},
    item: null,
    rollups: {},
    websiteSettings: {},
    pageFeatures: [],
    betaFeatureFlags: [],
    mobileStylesEnabled: true,
    templateVersion: '7',
    tweakJSON: {},
    ...parsed,
  };
}

/** The value of a tweak by the name a script uses: with or without `@`, as a title or its class. */
export function tweakValue({ tweakJSON }: HostContext, name: string): unknown {
  const plain = name.replace(/^@/, '');
  return tweakJSON[plain] ?? tweakJSON[plain.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')];
}

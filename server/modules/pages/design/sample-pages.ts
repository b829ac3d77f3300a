import type { Platform } from '../../../platform/platform.ts';
import type { Site } from '../../websites/index.ts';
import type { StyledPage } from '../render/inline-styles.ts';

/** Renders one of the host's own pages, to look at a theme with: the same for everyone, nobody's cart or order. */
export type SamplePage = (platform: Platform, site: Site, query: URLSearchParams) => Promise<StyledPage>;

declare module '../../../platform/module.ts' {
  interface Contributions {
    /** By their path. */
    readonly samplePages: Readonly<Record<string, SamplePage>>;
  }
}

import type { ThemeProblem } from '../../../templates/index.ts';

/** One state of an uploaded theme. Its zip in the file store never changes; a changed theme is another version. */
export interface UploadedVersion {
  /** Names its zip and its folders; UUIDv7. */
  readonly id: string;
  /** As its template.conf says; '' where it does not. */
  readonly title: string;
  /** What was found when it was uploaded. */
  readonly problems: readonly ThemeProblem[];
  /** Bytes of the zip. */
  readonly packed: number;
  readonly files: number;
}

/** A theme that the owner of a website has uploaded. */
export interface UploadedTheme {
  readonly name: string;
  readonly version: UploadedVersion;
  readonly previous: UploadedVersion | null;
}

/** Key of a version's zip in the file store. */
export const zipKey = (websiteId: string, id: string): string => `${websiteId}/themes/${id}.zip`;

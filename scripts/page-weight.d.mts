export interface PageWeight {
  readonly page: string;
  readonly bytes: number;
  readonly limit: number;
  readonly isOver: boolean;
}
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;
export function weighPages(manifest: Manifest, weigh: (file: string) => number): PageWeight[];

export function integrationFiles(root: string): {
  readonly oldest: readonly string[];
  readonly embedded: readonly string[];
};

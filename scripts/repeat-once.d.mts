export function repeatOnce<T>(work: () => Promise<T>, onFlaky: (error: unknown) => void): Promise<T>;

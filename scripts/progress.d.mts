export function step<T>(name: string, work: () => Promise<T>): Promise<T>;
export function seconds(milliseconds: number): string;

export const CHROMIUM_ADVICE: string;
export function findChromium(): Promise<string | null>;
export function ensureChromium(): Promise<string | null>;

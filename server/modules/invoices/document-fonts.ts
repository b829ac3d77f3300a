import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

// Noto Sans writes the names of Europe: Latin with all its accents, Greek and Cyrillic.
export const REGULAR = require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf');
export const BOLD = require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf');

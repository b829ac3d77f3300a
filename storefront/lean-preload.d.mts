import type { Plugin } from 'vite';

export function leanPreload(): Plugin;

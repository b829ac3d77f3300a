/** Whether shortcuts use Command rather than Control. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

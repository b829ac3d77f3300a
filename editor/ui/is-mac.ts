/** Whether shortcuts go by Command here rather than by Control. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

import { useMediaQuery } from '@mantine/hooks';

/** The width of a phone as a media query; the styles ask the same. */
export const phoneQuery = '(max-width: 48em)';

/** Whether the editor has the width of a phone: one row of tools, and a sheet for settings. */
export const useIsPhone = (): boolean => useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false });

import { useMediaQuery } from '@mantine/hooks';

/** Whether the editor has the width of a phone: one row of tools, and a sheet for settings. The styles ask the same. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });

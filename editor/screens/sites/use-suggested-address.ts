import { identifierFrom } from '@vitrine/domain/sites/site-name.ts';
import { useState } from 'react';

/** The address of a new site: follows its title until somebody types one. */
export function useSuggestedAddress(title: string, given = '') {
  const [typed, setTyped] = useState<string | null>(given === '' ? null : given);
  const suggested = title.trim() === '' ? '' : identifierFrom(title);
  return [typed ?? suggested, setTyped] as const;
}

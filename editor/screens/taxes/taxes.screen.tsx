import { defineScreen } from '../../app/screen.ts';
import { taxes } from '../../text/en-taxes.ts';
import { Icon, type IconSize } from '../../ui/icon.tsx';

function TaxesIcon(props: IconSize) {
  return (
    <Icon {...props}>
      <path d="M6 18L18 6" />
      <circle cx="7.5" cy="7.5" r="2.5" />
      <circle cx="16.5" cy="16.5" r="2.5" />
    </Icon>
  );
}

export const taxesScreen = defineScreen({
  path: '/settings/taxes',
  name: taxes.title,
  group: 'settings',
  words: taxes.words,
  icon: TaxesIcon,
  settings: [
    { field: 'pricing', name: taxes.prices.label, words: 'tax inclusive exclusive included on top' },
    { field: 'taxRules', name: taxes.rules.title, words: 'rates vat sales tax' },
  ],
  routes: [
    {
      path: 'settings/taxes',
      lazy: async () => ({ Component: (await import('./taxes-screen.tsx')).TaxesScreen }),
    },
  ],
});

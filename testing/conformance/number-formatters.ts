import { formats, type Golden } from './golden.ts';

const store = (storeCurrency: string) => ({ websiteSettings: { storeSettings: { storeCurrency } } });
const euros = { decimalValue: '1234.5', currencyCode: 'EUR' };
const francs = { value: '5', currency: 'XPF' };

/** Numbers, money and messages; English. */
export const numberFormatters: readonly Golden[] = [
  formats('decimal', '', 1234567.891, '1,234,567.891'),
  formats('decimal', ' no-group', '1234567.891', '1234567.891'),
  formats('decimal', ' maxfrac:1', '2.55', '2.6'),
  formats('decimal', ' minfrac:2 round:down maxfrac:2', '2.999', '2.99'),
  formats('decimal', ' style:short', '12345', '12K'),
  formats('decimal', ' style:percent', '0.25', '25%'),
  formats('decimal', ' minint:3', '7', '007'),
  // The option is capped at 50 digits.
  formats('decimal', ' no-group minint:99', '7', `${'0'.repeat(49)}7`),
  formats('decimal', '', 'none', ''),
  formats('decimal', '', '1e5000', ''),
  formats('percentage-format', '', '12.5', '12.50'),
  formats('percentage-format', '', '12.3456', '12.346'),
  formats('percentage-format', ' trim', '12.5', '12.5'),
  formats('percentage-format', ' trim', '12', '12'),
  formats('percentage-format', '', 'none', '0.00'),
  formats('unit', ' kilometer', '1500', '1,500 kilometers'),
  formats('unit', ' in:kilometer length:short maxfrac:1', '2.55', '2.6 km'),
  formats('unit', ' furlongs-of-nowhere', '2', ''),
  formats('unit', ' kilometer', 'far', ''),
  formats('money', '', euros, '€1,234.50'),
  formats('money', '', { value: '3.00', currency: 'USD' }, '$3.00'),
  formats('money', ' style:name', euros, '1,234.50 euros'),
  formats('money', ' style:code', euros, '1,234.50 EUR'),
  formats('money', '', francs, 'CFPF\u00A05'),
  formats('money', '', { value: 'many', currency: 'USD' }, ''),
  formats('money-format', '', 2800, '$28.00', store('USD')),
  formats('money-format', ' trim', 2800, '$28', store('USD')),
  formats('moneyFormat', '', 500, '¥500', store('JPY')),
  formats('money-string', '', -123456, '-£1,234.56', store('GBP')),
  formats('i18n-money-format', '', 100, '$1.00'),
  formats('i18n-money-format', ' EUR', 100, '€1.00'),
  formats('bookkeeper-money-format', '', 123456, '$1,234.56', store('USD')),
  formats('bookkeeper-money-format', '', 'none', ''),
  formats('message', ' name n', 'Hi {0}, {1 plural one {# mug} other {# mugs}}', 'Hi Ada, 2 mugs', {
    name: 'Ada',
    n: 2,
  }),
  formats('message', ' who:name', 'Hi {who}', 'Hi Ada', { name: 'Ada' }),
  formats('message', ' p', 'for {0 money}', 'for €1,234.50', { p: euros }),
  formats('plural', ' n', '{0 plural one {# mug} other {# mugs}}', '1 mug', { n: 1 }),
];

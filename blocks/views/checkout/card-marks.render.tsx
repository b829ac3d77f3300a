import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { useLocale } from '../../locale.ts';
import type { ReactNode } from 'react';

const word = (letters: string, fill: string, size: number): ReactNode => (
  <text x="20" y="16.5" fill={fill} fontSize={size} textAnchor="middle">
    {letters}
  </text>
);
const marks: readonly (readonly [name: string, ground: string, ReactNode])[] = [
  ['Visa', '#fff', word('VISA', '#1a1f71', 11)],
  [
    'Mastercard',
    '#fff',
    <>
      <circle cx="16" cy="12.5" r="7" fill="#eb001b" />
      <circle cx="24" cy="12.5" r="7" fill="#f79e1b" fillOpacity=".85" />
    </>,
  ],
  ['American Express', '#1f72cd', word('AMEX', '#fff', 10)],
  ['Discover', '#fff', word('DISC', '#d3500c', 10)],
];

/** Small logos of the most common cards, each with its name. */
export function CardLogos(): ReactNode {
  const locale = useLocale();
  return (
    <ul className="card-marks" aria-label={checkoutText(locale).cardsTaken}>
      {marks.map(([name, ground, drawing]) => (
        <li key={name}>
          <svg aria-hidden="true" viewBox="0 0 40 25">
            <rect x=".5" y=".5" width="39" height="24" rx="3.5" fill={ground} stroke="#cfc9c0" />
            {drawing}
          </svg>
          <span className="visually-hidden">{name}</span>
        </li>
      ))}
    </ul>
  );
}

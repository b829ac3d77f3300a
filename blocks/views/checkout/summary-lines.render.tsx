import { checkoutText } from '@vitrine/domain/text/checkout.ts';
import { useLocale } from '../../locale.ts';
import type { CheckoutLineView } from '@vitrine/contracts/checkout.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { formatMoney } from '@vitrine/domain/money/format-money.ts';
import { fillText } from '@vitrine/domain/text/fill-text.ts';
import type { ReactNode } from 'react';

interface SummaryLinesProps {
  readonly lines: readonly CheckoutLineView[];
  readonly currency: CurrencyCode;
}

/** What is or was bought: picture, name, options, quantity and sum. */
export function SummaryLines({ lines, currency }: SummaryLinesProps): ReactNode {
  const locale = useLocale();
  return (
    <ul className="summary-lines">
      {lines.map((line, at) => (
        <li className="summary-line" key={at}>
          <span className="summary-line__picture">
            {line.assetUrl !== null && (
              <img
                src={`${line.assetUrl}?format=100w`}
                srcSet={`${line.assetUrl}?format=100w 100w, ${line.assetUrl}?format=300w 300w`}
                sizes="64px"
                alt=""
                loading="lazy"
                width={64}
                height={80}
              />
            )}
          </span>
          <span className="summary-line__text">
            <span className="summary-line__title">{line.title}</span>
            {Object.keys(line.attributes).length > 0 && (
              <span className="summary-line__options">{Object.values(line.attributes).join(', ')}</span>
            )}
            {(line.answers ?? []).map((answer) => (
              <span className="summary-line__options" key={answer.label}>
                {answer.label}: {answer.text}
              </span>
            ))}
            {line.problem !== undefined && line.problem !== null && (
              <span className="summary-line__problem">{line.problem}</span>
            )}
            <span className="summary-line__quantity">
              {fillText(checkoutText(locale).quantityOfLine, { quantity: line.quantity })}
            </span>
          </span>
          <span className="summary-line__sum">
            {formatMoney({ minor: line.lineTotalMinor, currency }, locale)}
          </span>
        </li>
      ))}
    </ul>
  );
}

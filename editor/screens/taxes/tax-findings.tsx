import { Alert } from '@mantine/core';
import type { TaxRule } from '@vitrine/domain/cart/cart.ts';
import { countryInSentence } from '@vitrine/domain/region/english-country.ts';
import { taxFindings, type TaxFinding } from '@vitrine/domain/tax/tax-findings.ts';
import { taxes } from '../../text/en-taxes.ts';
import { placeInSentence, placeName } from '../../ui/form/place-fields.tsx';
import styles from './taxes-screen.module.css';

const text = taxes.findings;
/** Names of a list that are written out. */
const MOST_NAMES = 8;

function names(all: readonly string[]): string {
  const shown = all.slice(0, MOST_NAMES);
  return [...shown, ...(all.length > shown.length ? [text.more(all.length - shown.length)] : [])].join(', ');
}

function sentence(finding: TaxFinding): string {
  switch (finding.kind) {
    case 'no-tax':
      return text['no-tax'](names(finding.countries.map(countryInSentence)));
    case 'some-regions':
    case 'region-gap': {
      const regions = finding.regions.map(
        (region) => placeName(finding.country, region).split(', ')[0] ?? '',
      );
      return text[finding.kind](countryInSentence(finding.country), names(regions));
    }
    case 'category-gap':
      return text['category-gap'][finding.category](countryInSentence(finding.country));
    case 'twice':
      return text.twice(finding.name, placeInSentence(finding.country, finding.region));
    case 'high':
      return text.high(
        placeInSentence(finding.country, finding.region),
        String(Math.round(finding.rate * 100)),
      );
  }
}

/** Gaps of the taxes, and what looks like a slip. */
export function TaxFindings(props: { rules: readonly TaxRule[]; deliveryCountries: readonly string[] }) {
  const found = taxFindings(props.rules, props.deliveryCountries);
  if (found.length === 0) return null;
  return (
    <Alert
      color="yellow"
      variant="light"
      title={text.title}
      classNames={{ title: styles['findingsTitle'] ?? '' }}
    >
      <ul className={styles['findings']}>
        {found.map((finding) => (
          <li key={JSON.stringify(finding)}>{sentence(finding)}</li>
        ))}
      </ul>
    </Alert>
  );
}

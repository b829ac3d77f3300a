import { Alert } from '@mantine/core';
import {
  deliveryFindings,
  type DeliveryFinding,
  type Span,
} from '@vitrine/domain/delivery/delivery-findings.ts';
import type { DeliverySettings, RateBasis } from '@vitrine/domain/delivery/delivery-settings.ts';
import type { CurrencyCode } from '@vitrine/domain/money/currencies.ts';
import { delivery } from '../../text/en-delivery.ts';
import { useShowMoney, useShowNumber } from '../../ui/show-money.ts';
import styles from './delivery-screen.module.css';
import { placeInSentence } from '../../ui/form/place-fields.tsx';
import { zoneName } from './zones-card.tsx';

const text = delivery.findings;

/** These are often meant like this. */
const notes: ReadonlySet<DeliveryFinding['kind']> = new Set(['end', 'rate-gap', 'bands-overlap']);

/** Zones that cover nobody or each other, and orders without a rate: what should be mended, then what is good to know. */
export function FindingsList({ settings, currency }: { settings: DeliverySettings; currency: CurrencyCode }) {
  const money = useShowMoney();
  const showNumber = useShowNumber();
  const size = (basis: RateBasis, value: number): string =>
    basis === 'weight'
      ? text.weight(showNumber, value)
      : basis === 'subtotal'
        ? money({ minor: value, currency })
        : text.items(showNumber, value);
  const spanText = (basis: RateBasis, { from, to }: Span): string => {
    const least = basis === 'quantity' ? 1 : 0;
    if (to === null) return text.above(size(basis, Math.max(from - 1, 0)));
    return from <= least
      ? text.below(size(basis, to + 1))
      : text.between(size(basis, from - 1), size(basis, to + 1));
  };
  const nameOf = (zoneId: string): string => {
    const index = settings.zones.findIndex(({ id }) => id === zoneId);
    const zone = settings.zones[index];
    return zone === undefined
      ? ''
      : zoneName({ name: zone.name, countries: zone.areas.map(({ country }) => country) }, index);
  };
  const rateName = (zoneId: string, rateId: string): string =>
    settings.zones.find(({ id }) => id === zoneId)?.rates.find(({ id }) => id === rateId)?.name ?? '';
  const sentence = (finding: DeliveryFinding): string => {
    const zone = nameOf(finding.zoneId);
    if (finding.kind === 'overlap') {
      const first = nameOf(finding.firstId);
      if (finding.places.length === 0) return text.overlapRest(zone, first);
      const places = finding.places.map(({ country, region }) => placeInSentence(country, region));
      return text.overlap(zone, first, places.join(', '));
    }
    if (finding.kind === 'gap' || finding.kind === 'end') {
      const ranges = Object.entries(finding.range).map(([basis, span]) => spanText(basis as RateBasis, span));
      return text[finding.kind](zone, ranges.join(text.and));
    }
    if (finding.kind === 'rate-gap' || finding.kind === 'bands-overlap') {
      return text[finding.kind](
        zone,
        rateName(finding.zoneId, finding.rateId),
        spanText(finding.basis, finding.span),
      );
    }
    return text[finding.kind](zone);
  };
  const found = deliveryFindings(settings);
  const groups = [
    { title: text.title, color: 'yellow', findings: found.filter(({ kind }) => !notes.has(kind)) },
    { title: text.notes, color: 'gray', findings: found.filter(({ kind }) => notes.has(kind)) },
  ].filter(({ findings }) => findings.length > 0);
  return (
    <>
      {groups.map(({ title, color, findings }) => (
        <Alert
          key={title}
          color={color}
          variant="light"
          title={title}
          classNames={{ title: styles['findingsTitle'] ?? '' }}
        >
          <ul className={styles['findings']}>
            {findings.map((finding) => (
              <li key={JSON.stringify(finding)}>{sentence(finding)}</li>
            ))}
          </ul>
        </Alert>
      ))}
    </>
  );
}

/** Who delivers parcels, with the address that shows where one is; `{number}` is the tracking number. */
const carriers = {
  'an-post': ['An Post', 'https://www.anpost.com/Post-Parcels/Track/History?item={number}'],
  'australia-post': ['Australia Post', 'https://auspost.com.au/mypost/track/details/{number}'],
  bpost: ['bpost', 'https://track.bpost.cloud/btr/web/#/search?itemCode={number}'],
  'canada-post': [
    'Canada Post',
    'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={number}',
  ],
  chronopost: ['Chronopost', 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT={number}'],
  colissimo: ['Colissimo', 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}'],
  correos: [
    'Correos',
    'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={number}',
  ],
  'deutsche-post': [
    'Deutsche Post',
    'https://www.deutschepost.de/de/s/sendungsverfolgung/verfolgen.html?piececode={number}',
  ],
  dhl: ['DHL', 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}'],
  'dhl-express': ['DHL Express', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}'],
  dpd: ['DPD', 'https://tracking.dpd.de/status/en_US/parcel/{number}'],
  evri: ['Evri', 'https://www.evri.com/track/parcel/{number}'],
  fedex: ['FedEx', 'https://www.fedex.com/fedextrack/?trknbr={number}'],
  gls: ['GLS', 'https://gls-group.com/GROUP/en/parcel-tracking?match={number}'],
  hermes: ['Hermes', 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation/#{number}'],
  inpost: ['InPost', 'https://inpost.pl/sledzenie-przesylek?number={number}'],
  'mondial-relay': ['Mondial Relay', 'https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition={number}'],
  'post-at': ['Österreichische Post', 'https://www.post.at/sv/sendungsdetails?snr={number}'],
  'poste-italiane': [
    'Poste Italiane',
    'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{number}',
  ],
  postnord: ['PostNord', 'https://tracking.postnord.com/en/tracking?id={number}'],
  'royal-mail': ['Royal Mail', 'https://www.royalmail.com/track-your-item#/tracking-results/{number}'],
  seur: ['SEUR', 'https://www.seur.com/livetracking/?segOnlineIdentificador={number}'],
  'swiss-post': ['Swiss Post', 'https://service.post.ch/ekp-web/ui/entry/search/{number}'],
  ups: ['UPS', 'https://www.ups.com/track?tracknum={number}'],
  usps: ['USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}'],
} as const satisfies Readonly<Record<string, readonly [name: string, link: string]>>;

type KnownCarrier = keyof typeof carriers;
/** A known carrier, another one with its name, or '' for none. */
export type Carrier = KnownCarrier | 'other' | '';

const isKnown = (carrier: string): carrier is KnownCarrier => Object.hasOwn(carriers, carrier);

/** Every known carrier, by name. */
export const knownCarriers: readonly { readonly id: KnownCarrier; readonly name: string }[] = Object.keys(
  carriers,
)
  .filter(isKnown)
  .map((id) => ({ id, name: carriers[id][0] }));

/** All values of `Carrier`. */
export const carrierValues: readonly Carrier[] = ['', ...knownCarriers.map(({ id }) => id), 'other'];

/** How a parcel travels. All '' when it is not tracked. */
export interface Tracking {
  readonly carrier: Carrier;
  /** Of another carrier than the known ones, else ''. */
  readonly carrierName: string;
  readonly trackingNumber: string;
  /** An http or https address, of another carrier, else ''. */
  readonly trackingUrl: string;
}

export const noTracking: Tracking = { carrier: '', carrierName: '', trackingNumber: '', trackingUrl: '' };

export const MAX_CARRIER_NAME = 60;
export const MAX_TRACKING_NUMBER = 80;
export const MAX_TRACKING_URL = 500;

/** What is wrong with tracking as typed, by field, as sentences. */
export function trackingProblems(typed: Tracking): Readonly<Partial<Record<keyof Tracking, string>>> {
  if (typed.carrier !== 'other') {
    if (typed.carrier === '' || typed.trackingNumber.trim() !== '') return {};
    return { trackingNumber: 'Enter the tracking number, or choose no carrier.' };
  }
  return {
    ...(typed.carrierName.trim() === '' ? { carrierName: 'Enter the name of the carrier.' } : {}),
    ...(typed.trackingUrl.trim() === '' || isWebAddress(typed.trackingUrl.trim())
      ? {}
      : { trackingUrl: 'Enter an address that begins with https://.' }),
  };
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#@]+\.[^\s/?#@]+(?:[/?#]\S*)?$/i.test(text);
}

/** Tracking as it is stored: without what its carrier does not need, and without spaces in the number. */
export function readTracking(typed: Tracking): Tracking {
  const isOther = typed.carrier === 'other';
  return {
    carrier: typed.carrier,
    carrierName: isOther ? typed.carrierName.trim() : '',
    trackingNumber: typed.trackingNumber.replaceAll(/\s+/g, ''),
    trackingUrl: isOther ? typed.trackingUrl.trim() : '',
  };
}

/** The name to show; '' without a carrier. */
export function carrierNameOf({ carrier, carrierName }: Pick<Tracking, 'carrier' | 'carrierName'>): string {
  return isKnown(carrier) ? carriers[carrier][0] : carrierName;
}

/** Where the parcel can be followed; null when there is no such address. */
export function trackingLinkOf({ carrier, trackingNumber, trackingUrl }: Tracking): string | null {
  if (carrier === 'other') return trackingUrl === '' ? null : trackingUrl;
  if (!isKnown(carrier) || trackingNumber === '') return null;
  return carriers[carrier][1].replace('{number}', () => encodeURIComponent(trackingNumber));
}

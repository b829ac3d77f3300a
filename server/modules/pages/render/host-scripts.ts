import { type ContextObject, scriptJson, type Theme, type TweakValues } from '../../templates/index.ts';

const websiteFacts = ['id', 'identifier', 'siteTitle', 'siteTagLine', 'baseUrl', 'language', 'timeZone'];
const collectionFacts = ['id', 'title', 'urlId', 'fullUrl', 'type', 'typeName', 'itemCount'];
const itemFacts = ['id', 'title', 'urlId', 'fullUrl', 'recordType'];

function pick(value: unknown, names: readonly string[]): ContextObject | null {
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(
    names.flatMap((name) => (name in value ? [[name, Reflect.get(value, name) as unknown]] : [])),
  );
}

/**
 * What scripts of a theme written for another host expect on a page: the page's facts as data, and the shim for that
 * host's library. '' for every other theme.
 */
export function hostScripts(
  theme: Theme,
  shimUrl: string | null,
  context: ContextObject,
  tweaks: TweakValues,
): string {
  if (!theme.callsOtherHost || shimUrl === null) return '';
  const facts = {
    website: pick(context['website'], websiteFacts),
    collection: pick(context['collection'], collectionFacts) ?? {},
    item: pick(context['item'], itemFacts),
    templateId: theme.name,
    tweakJSON: Object.fromEntries(theme.tweaks.map(({ name, default: own }) => [name, tweaks[name] ?? own])),
  };
  return `<script type="application/json" data-host-context>${scriptJson(facts)}</script><script src="${shimUrl}"></script>`;
}

import type { FailureOf } from '@vitrine/contracts/endpoint.ts';
import type * as calls from '@vitrine/contracts/letter-sending.ts';
import type { LetterSettingsView } from '@vitrine/contracts/letter-sending.ts';
import { type LetterSettings, letterSettingsOf } from '@vitrine/domain/letter/letter-settings.ts';
import { ok, type Result } from '@vitrine/domain/result.ts';
import type { Platform } from '../../platform/platform.ts';
import { changePart, readPart, type SettingsPart } from '../websites/index.ts';

const part: SettingsPart<LetterSettings> = {
  read: ({ settings }) => letterSettingsOf(settings),
  write: (_website, letters) => ({ settings: { letters } }),
};

/** What a website counts of its letters. */
export async function viewLetterSettings(platform: Platform, websiteId: string): Promise<LetterSettingsView> {
  const { revision, version, value } = await readPart(platform, websiteId, part);
  return { revision, version, ...value };
}

/** Sets what is counted of letters that are sent from now on. What is turned off is not counted of earlier ones either. */
export async function changeLetterSettings(
  platform: Platform,
  websiteId: string,
  { version, ...wanted }: LetterSettings & { readonly version: string },
): Promise<Result<LetterSettingsView, FailureOf<typeof calls.putLetterSettings>>> {
  const changed = await changePart(platform, websiteId, part, version, () => ok({ value: wanted }));
  if (!changed.ok) return changed;
  const { revision, version: next, value } = changed.value;
  return ok({ revision, version: next, ...value });
}

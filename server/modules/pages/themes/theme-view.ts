import type { ThemeView } from '@vitrine/contracts/themes.ts';
import { tweaksOf } from '@vitrine/domain/content/content-settings.ts';
import type { Platform } from '../../../platform/platform.ts';
import { describeProblem, ownThemesFolder, type Theme, type ThemeProblem } from '../../templates/index.ts';
import { getWebsite, type Site } from '../../websites/index.ts';
import { viewTweaks } from '../design/view-tweaks.ts';
import { outsideFilesOf } from './theme-outside-files.ts';
import type { UploadedTheme } from './uploads/uploaded-theme.ts';
import { uploadedOf } from './uploads/uploaded-themes.ts';

/** A theme as its owner sees it. */
export function viewOf(
  platform: Platform,
  theme: Theme,
  uploaded: UploadedTheme | null,
  settings: Site['settings'],
): ThemeView {
  const values = tweaksOf(settings, theme.name);
  return {
    name: theme.name,
    title: theme.conf.name === '' ? theme.name : theme.conf.name,
    author: theme.conf.author,
    isCurrent: settings.theme === theme.name,
    isOwn: theme.folder.startsWith(ownThemesFolder(platform.config.dataFolder)),
    upload:
      uploaded === null
        ? null
        : {
            packed: uploaded.version.packed,
            files: uploaded.version.files,
            hasPrevious: uploaded.previous !== null,
          },
    layouts: Object.entries(theme.conf.layouts).map(([name, layout]) => ({ name, title: layout.name })),
    navigations: theme.conf.navigations,
    customTypes: theme.conf.customTypes.map(({ name, title, fields }) => ({ name, title, fields })),
    tweaks: viewTweaks(theme, values),
    problems: allProblems(theme, uploaded),
    outsideFiles: outsideFilesOf(theme),
  };
}

/** What was found when it was uploaded, and what reading and rendering it have met since. */
function allProblems(theme: Theme, uploaded: UploadedTheme | null): readonly ThemeProblem[] {
  const all = [...(uploaded?.version.problems ?? []), ...theme.problems()];
  return [...new Map(all.map((problem) => [describeProblem(problem), problem])).values()];
}

/** A theme as its owner sees it, with the settings as stored now. */
export async function viewNow(platform: Platform, site: Site, theme: Theme): Promise<ThemeView> {
  const uploaded = await uploadedOf(platform, site.websiteId);
  return viewOf(platform, theme, uploaded.get(theme.name) ?? null, await storedSettings(platform, site));
}

/** The stored settings: the site in memory may lag behind a change just made. */
export async function storedSettings(platform: Platform, site: Site): Promise<Site['settings']> {
  return (await getWebsite(platform, site.websiteId))?.settings ?? site.settings;
}

import { captchaKeyTexts as text } from '../text/en/spam-protection.ts';

/** Keys of reCAPTCHA Enterprise. */
export interface CaptchaKeys {
  /** Public: the browser asks Google for tokens with it. */
  readonly siteKey: string;
  readonly projectId: string;
  /** Secret: the server lets Google assess tokens with it. */
  readonly apiKey: string;
}

export type CaptchaKeyProblems = Partial<Record<keyof CaptchaKeys, string>>;

/** What an owner sees of an API key again: its last characters. */
export const apiKeyEndOf = (apiKey: string): string => apiKey.slice(-4);

/** What is wrong with keys by their look alone, a sentence per field; none where they may be right. */
export function captchaKeyProblems({ siteKey, projectId, apiKey }: CaptchaKeys): CaptchaKeyProblems {
  const problems = {
    siteKey: siteKeyProblem(siteKey),
    projectId: projectProblem(projectId),
    apiKey: apiKeyProblem(apiKey),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

const looksLikeSiteKey = (entered: string): boolean => /^6L[\w-]{38}$/.test(entered);
const looksLikeApiKey = (entered: string): boolean => /^AIza[\w-]{35}$/.test(entered);

function siteKeyProblem(entered: string): string | null {
  if (entered === '') return text.siteKeyMissing;
  if (looksLikeApiKey(entered)) return text.siteKeyIsApiKey;
  return /^[\w-]{10,100}$/.test(entered) ? null : text.siteKeyUnknown;
}

/** An id, with the domain of an organisation where it is an old one, or a project's number. */
function projectProblem(entered: string): string | null {
  if (entered === '') return text.projectMissing;
  const isProject = /^(?:[a-z0-9.-]{1,60}:)?[a-z][a-z0-9-]{4,28}[a-z0-9]$|^\d{6,20}$/.test(entered);
  return isProject ? null : text.projectUnknown;
}

function apiKeyProblem(entered: string): string | null {
  if (entered === '') return text.apiKeyMissing;
  if (looksLikeSiteKey(entered)) return text.apiKeyIsSiteKey;
  return /^[\w.-]{20,200}$/.test(entered) ? null : text.apiKeyUnknown;
}

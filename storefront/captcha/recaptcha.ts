import { captchaText } from '@vitrine/domain/text/captcha.ts';
import { locale } from '../locale.ts';
import type { CaptchaAction } from '@vitrine/contracts/captcha.ts';

/** The global object of Google's script. */
export interface GoogleCaptcha {
  ready(work: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
  render(
    node: HTMLElement,
    options: { readonly sitekey: string; readonly size: 'compact' | 'normal' },
  ): unknown;
}

/** What the widget needs of the browser; replaced in tests. */
export interface CaptchaEnvironment {
  /** Loads a script; rejects when it fails to load, or where there is no document. */
  readonly loadScript: (address: string) => Promise<void>;
  readonly google: () => GoogleCaptcha | null;
}

/** Container width in pixels below which the widget is compact. spec: storefront-commerce 4 "Captcha badge" */
const NARROW = 320;

/** reCAPTCHA Enterprise in the page. spec: storefront-commerce 4, 8 */
export function makeRecaptcha(around: CaptchaEnvironment) {
  const used = new WeakSet<HTMLElement>();
  let siteKey = '';
  let loading: Promise<GoogleCaptcha> | null = null;

  const load = async (key: string): Promise<GoogleCaptcha> => {
    await around.loadScript(
      `https://www.google.com/recaptcha/enterprise.js?render=${encodeURIComponent(key)}`,
    );
    const google = around.google();
    if (google === null) throw new Error('The captcha’s script did nothing.');
    await new Promise<void>((resolve) => google.ready(resolve));
    return google;
  };

  return {
    /** Loads the script, once. Rejects when that fails; the next call tries again. */
    async setUp(key: string): Promise<void> {
      siteKey = key;
      loading ??= load(key);
      try {
        await loading;
      } catch (error) {
        loading = null;
        throw error;
      }
    },
    /** A token for an action. Rejects before `setUp`. */
    async execute(action: CaptchaAction): Promise<string> {
      if (loading === null) throw new Error(captchaText(locale).notSetUp);
      return (await loading).execute(siteKey, { action });
    },
    /** Renders the widget in a node; logs an error for a node that already has one. */
    async render(node: HTMLElement): Promise<void> {
      if (loading === null) throw new Error(captchaText(locale).notSetUp);
      if (used.has(node)) {
        console.error('There is a captcha in this element already.');
        return;
      }
      used.add(node);
      const size = captchaSize(node.clientWidth);
      (await loading).render(node, { sitekey: siteKey, size });
    },
  };
}

/** spec: storefront-commerce 4 "Captcha badge" */
export function captchaSize(containerWidth: number): 'compact' | 'normal' {
  return containerWidth < NARROW ? 'compact' : 'normal';
}

export const browserEnvironment: CaptchaEnvironment = {
  loadScript: (address) =>
    new Promise((resolve, reject) => {
      if (typeof document === 'undefined') {
        reject(new Error('There is no document to load the captcha in.'));
        return;
      }
      const script = document.createElement('script');
      script.src = address;
      script.async = true;
      script.addEventListener('load', () => resolve());
      script.addEventListener('error', () => {
        script.remove();
        reject(new Error('The captcha’s script could not be loaded.'));
      });
      document.head.append(script);
    }),
  google: () =>
    (globalThis as { grecaptcha?: { enterprise?: GoogleCaptcha } }).grecaptcha?.enterprise ?? null,
};

import { sharingText } from '@vitrine/domain/text/sharing.ts';
import { locale } from '../locale.ts';

const text = sharingText(locale);

/** Adds to the share links: copying the URL, and the device's share sheet where it has one. */
export function startShare(page: Document): void {
  for (const share of page.querySelectorAll<HTMLElement>('[data-share]')) {
    const { share: url = '', title = '' } = share.dataset;
    const list = share.querySelector('ul');
    if (list === null) continue;
    const add = (label: string, press: (button: HTMLButtonElement) => Promise<void>): void => {
      const button = page.createElement('button');
      button.type = 'button';
      button.className = 'share__link';
      button.textContent = label;
      // If the person cancels or the browser refuses, the links remain.
      button.addEventListener('click', () => void press(button).catch(() => undefined));
      const place = page.createElement('li');
      place.append(button);
      list.append(place);
    };
    if (window.isSecureContext && 'clipboard' in navigator) {
      add(text.copyLink, async (button) => {
        await navigator.clipboard.writeText(url);
        button.textContent = text.linkCopied;
        setTimeout(() => (button.textContent = text.copyLink), 2_000);
      });
    }
    if ('share' in navigator) add(text.shareElsewhere, () => navigator.share({ url, title }));
  }
}

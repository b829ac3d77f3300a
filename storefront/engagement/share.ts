import * as text from '@vitrine/domain/text/en/sharing.ts';

/** Adds to the links that share a page: copying its address, and the device's own way where it has one. */
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
      // What the person calls off, or the browser forbids, leaves the links.
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

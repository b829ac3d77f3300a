import { urlEncoded } from './call-api.ts';
import { sayUnopened } from './leave.ts';

let isGuarding = false;
let isSending = false;

/**
 * From now on submits this page's remaining native forms by script: the page is left once there is a response,
 * and otherwise stays with all input intact.
 */
export function guardForms(): void {
  if (isGuarding) return;
  isGuarding = true;
  addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    // Not `form.action`, which a field of that name shadows.
    const action = form.getAttribute('action') ?? '';
    if (form.getAttribute('method') !== 'post' || !action.startsWith('/checkout/')) return;
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    void send(form, action, new FormData(form, event.submitter)).finally(() => (isSending = false));
  });
}

/** Posts a form and follows its redirect. A response that is a page is left to the browser. */
async function send(form: HTMLFormElement, action: string, data: FormData): Promise<void> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body: urlEncoded(data),
    });
    if (response.redirected && response.ok) location.assign(response.url);
    else if (response.status < 500 && response.status !== 429) form.submit();
    else sayUnopened('serverSilent');
  } catch {
    sayUnopened('network');
  }
}

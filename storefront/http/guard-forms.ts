import { urlEncoded } from './call-api.ts';
import { sayUnopened } from './leave.ts';

let isGuarding = false;
let isSending = false;

/**
 * Forms of this page that no script takes over are sent by one from now on: the page is left once there is an answer,
 * and otherwise stays with all that was typed.
 */
export function guardForms(): void {
  if (isGuarding) return;
  isGuarding = true;
  addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    // Not `form.action`: a field may be called that.
    const action = form.getAttribute('action') ?? '';
    if (form.getAttribute('method') !== 'post' || !action.startsWith('/checkout/')) return;
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    void send(form, action, new FormData(form, event.submitter)).finally(() => (isSending = false));
  });
}

/** Posts a form and goes where it leads. What is answered by a page of its own is left to the browser. */
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

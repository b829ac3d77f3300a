import { commentsText } from '@vitrine/domain/text/comments.ts';
import { locale } from '../locale.ts';
import { checkComment, countCharacters, normalizeComment } from '@vitrine/domain/comment/check-comment.ts';
import { answerCounter } from '@vitrine/domain/custom-form/answer-counter.ts';
import { captchaToken } from '../captcha/captcha-token.ts';
import { callApi } from '../http/call-api.ts';

const text = commentsText(locale);

const fields = ['body', 'name', 'email'] as const;

/** Enhances the comment form: character counter, inline submit, and moving it below the comment replied to. */
export function startComments(comments: HTMLElement, form: HTMLFormElement): void {
  form.noValidate = true;
  startCounter(form);
  startReplies(comments, form);
  let isSending = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    void send(comments, form).finally(() => {
      isSending = false;
    });
  });
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

/** 'n / max' under the text, in the error colour when over. spec: site-platform 5 */
function startCounter(form: HTMLFormElement): void {
  const area = fieldOf(form, 'body');
  const most = Number(area?.dataset['maxLength']);
  if (area === null) return;
  const shown = document.createElement('p');
  shown.className = 'comment-form__counter';
  area.after(shown);
  const count = (): void => {
    const counter = answerCounter(countCharacters(area.value), most, locale);
    shown.textContent = counter?.text ?? '';
    shown.toggleAttribute('data-over', counter?.isOver === true);
    if (counter?.isOver === true) showFault(form, 'body', text.limitExceeded);
    else if (faultOf(form, 'body')?.textContent === text.limitExceeded) showFault(form, 'body', '');
  };
  area.addEventListener('input', count);
  form.addEventListener('reset', () => queueMicrotask(count));
  count();
}

/** "Reply" moves the form under the comment; "Cancel reply" moves it back. */
function startReplies(comments: HTMLElement, form: HTMLFormElement): void {
  const title = form.querySelector('[data-comment-form-title]');
  const parent = fieldOf(form, 'parentId');
  const row = form.querySelector('.comment-form__send');
  if (title === null || parent === null || row === null) return;
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.className = 'link-button';
  cancel.textContent = text.cancelReply;
  cancel.hidden = true;
  row.append(cancel);
  const settle = (parentId: string, heading: string): void => {
    parent.value = parentId;
    title.textContent = heading;
    cancel.hidden = parentId === '';
  };
  const goHome = (): void => {
    settle('', text.leaveOne);
    comments.append(form);
  };
  comments.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-reply-to]') : null;
    if (link === null) return;
    event.preventDefault();
    settle(link.dataset['replyTo'] ?? '', link.dataset['title'] ?? '');
    link.closest('.comment__own')?.after(form);
    fieldOf(form, 'body')?.focus();
  });
  cancel.addEventListener('click', () => {
    goHome();
    fieldOf(form, 'body')?.focus();
  });
  form.addEventListener('reset', goHome);
}

const faultOf = (form: HTMLFormElement, name: string): HTMLElement | null =>
  document.getElementById(`${form.id}-${name}-error`);

function showFault(form: HTMLFormElement, name: string, sentence: string): void {
  const fault = faultOf(form, name);
  const field = fieldOf(form, name);
  if (fault === null || field === null) return;
  fault.textContent = sentence;
  if (sentence === '') field.removeAttribute('aria-invalid');
  else field.setAttribute('aria-invalid', 'true');
  if (name === 'name') field.setAttribute('aria-describedby', fault.id);
  if (name === 'email') field.setAttribute('aria-describedby', `${form.id}-email-hint ${fault.id}`);
}

function showFaults(form: HTMLFormElement, faults: Readonly<Record<string, string>>): void {
  for (const name of fields) showFault(form, name, faults[name] ?? '');
  const first = fields.find((name) => faults[name] !== undefined);
  if (first !== undefined) fieldOf(form, first)?.focus();
}

/** Posts a comment and adds it to the page. The input is kept until the comment is stored. */
async function send(comments: HTMLElement, form: HTMLFormElement): Promise<void> {
  const value = (name: string): string => fieldOf(form, name)?.value ?? '';
  const output = form.querySelector('output');
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (output === null || button === null) return;
  const showMessage = (sentence: string, isFault: boolean): void => {
    output.textContent = sentence;
    output.className = `comment-form__done${sentence === '' ? '' : ` notice${isFault ? ' notice--error' : ''}`}`;
  };
  showMessage('', false);
  const faults = checkComment(
    normalizeComment({ name: value('name'), email: value('email'), body: value('body') }),
    locale,
  );
  showFaults(form, faults);
  if (Object.keys(faults).length > 0) return showMessage(text.pleaseCheck, true);
  button.textContent = text.posting;
  button.setAttribute('aria-disabled', 'true');
  const parentId = value('parentId');
  // A snapshot: what is typed while the request is in flight belongs to the next comment.
  const sent = Object.fromEntries(new FormData(form)) as Record<(typeof fields)[number] | 'itemId', string>;
  const token = await captchaToken('FORM_BLOCK_SUBMISSION').catch(() => '');
  const answer = await callApi('POST', '/api/comments', {
    body: { ...sent, captchaToken: token },
  });
  button.textContent = text.post;
  button.removeAttribute('aria-disabled');
  if (!answer.ok) {
    showFaults(form, answer.fields);
    return showMessage(answer.message, true);
  }
  const { html, id, message, countText } = answer.value;
  if (value('body') === sent['body'] && value('parentId') === parentId) {
    const name = value('name');
    const email = value('email');
    form.reset();
    // The next comment is usually by the same person.
    for (const [field, typed] of [
      ['name', name],
      ['email', email],
    ] as const) {
      const input = fieldOf(form, field);
      if (input !== null) input.value = typed;
    }
  }
  showMessage(message, false);
  if (html === '') return;
  place(comments, html, id, parentId);
  const counted = comments.querySelector<HTMLElement>('[data-comment-count]');
  if (counted === null || countText === '') return;
  counted.textContent = countText;
  counted.hidden = false;
  comments.setAttribute('aria-labelledby', counted.id);
}

/** Inserts a comment where the server renders it: a new thread first, a reply last. */
function place(comments: HTMLElement, html: string, id: string, parentId: string): void {
  if (document.getElementById(`comment-${id}`) !== null) return;
  const drawn = document.createElement('template');
  drawn.innerHTML = html;
  if (parentId === '') {
    comments.querySelector('[data-comment-list]')?.prepend(drawn.content);
  } else {
    const answered = document.getElementById(`comment-${parentId}`);
    let replies = answered?.querySelector(':scope > .comment__replies') ?? null;
    if (replies === null) {
      replies = document.createElement('ol');
      replies.className = 'comment__replies';
      answered?.append(replies);
    }
    replies.append(drawn.content);
  }
  document.getElementById(`comment-${id}`)?.scrollIntoView({ block: 'nearest' });
}

import { dialogText } from '@vitrine/domain/text/dialog.ts';
import { locale } from '../locale.ts';
import { openModal } from './open-modal.ts';

let shown: HTMLDialogElement | null = null;

/**
 * The centered alert dialog: a title, a message (none where it is '') and one button. One is open at a time; a new one
 * replaces it. Resolves once it is closed. spec: storefront-commerce 2, 8
 */
export async function openAlert(title: string, message: string): Promise<void> {
  shown?.close();
  const dialog = drawAlert(title, message);
  shown = dialog;
  await openModal(dialog, { closesOutside: true });
  if (shown === dialog) shown = null;
}

function drawAlert(title: string, message: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog dialog--alert';
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-labelledby', 'alert-title');
  const frame = document.createElement('div');
  frame.className = 'dialog__frame';
  const heading = document.createElement('h2');
  heading.className = 'dialog__title';
  heading.id = 'alert-title';
  heading.textContent = title;
  frame.append(heading);
  if (message !== '') {
    dialog.setAttribute('aria-describedby', 'alert-message');
    const sentence = document.createElement('p');
    sentence.className = 'dialog__message';
    sentence.id = 'alert-message';
    sentence.textContent = message;
    frame.append(sentence);
  }
  const done = document.createElement('button');
  done.type = 'button';
  done.className = 'button button--primary dialog__done';
  done.textContent = dialogText(locale).alertDone;
  done.addEventListener('click', () => dialog.close());
  frame.append(done);
  dialog.append(frame);
  return dialog;
}

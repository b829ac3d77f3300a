/** A start that cannot go on for a reason the person at the keyboard can mend; the message is the whole sentence to print. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

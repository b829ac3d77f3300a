/** A start that fails for a reason the administrator can fix; the message is the complete sentence to print. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

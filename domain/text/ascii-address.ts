import { wellFormed } from './well-formed.ts';

/**
 * An address as headers, feeds and calendars take it: what is no printable ASCII is percent-encoded, half a character
 * as the sign for one that is lost. What is encoded already stays as it is.
 */
export function asciiAddress(address: string): string {
  return address.replace(/[^\x21-\x7e]+/g, (part) => encodeURIComponent(wellFormed(part)));
}

import { describe, expect, it } from 'vitest';
import { replyLink } from './reply-link.ts';

const answer = (label: string, text: string, more = {}) => ({
  id: label,
  type: 'text' as const,
  label,
  text,
  entries: [],
  isAnswered: true,
  isAsked: true,
  files: [],
  value: text,
  ...more,
});

describe('the link that begins an answer', () => {
  it('has address, subject, and what was said as a quote', () => {
    const link = replyLink(
      { email: 'june@example.com', formName: 'Contact', answers: [answer('Message', 'Two\nlines')] },
      'Mar 2, 2026',
    );
    expect(decodeURIComponent(link)).toBe(
      'mailto:june@example.com?subject=Re: Contact&body=\r\n\r\nYou wrote on Mar 2, 2026:\r\n> Message: Two\r\n> lines',
    );
  });

  it('takes nothing from an address that looks like more of the link', () => {
    const link = replyLink({ email: 'a&cc=x@example.com', formName: 'Contact', answers: [] }, 'Mar 2');
    expect(link.startsWith('mailto:a%26cc%3Dx@example.com?subject=')).toBe(true);
  });

  it('leaves out what was not answered, and cuts what is too long', () => {
    const link = replyLink(
      {
        email: 'june@example.com',
        formName: 'Contact',
        answers: [answer('Phone', 'N/A', { isAnswered: false }), answer('Message', 'x'.repeat(9000))],
      },
      'Mar 2',
    );
    expect(link).not.toContain('Phone');
    expect(link.length).toBeLessThan(1600);
  });
});

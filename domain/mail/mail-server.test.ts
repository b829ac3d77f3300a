import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailServerTexts as text } from '../text/en/mail-delivery.ts';
import { type MailServer, mailServerProblems } from './mail-server.ts';

const server: MailServer = {
  host: 'smtp.example.com',
  port: 587,
  security: 'starttls',
  username: 'shop',
  password: 'a secret',
};

describe('a mail server as an owner types it', () => {
  it('has no problem when it may be right', () => {
    expect(mailServerProblems(server)).toEqual({});
    expect(mailServerProblems({ ...server, username: '', password: '' })).toEqual({});
    expect(mailServerProblems({ ...server, host: '203.0.113.7' })).toEqual({});
    expect(mailServerProblems({ ...server, host: '2001:db8::25', port: 465, security: 'tls' })).toEqual({});
    expect(mailServerProblems({ ...server, host: 'localhost', port: 25, security: 'none' })).toEqual({});
  });

  it.each([
    ['nothing', '', text.hostMissing],
    ['an address of the web', 'smtp://smtp.example.com', text.hostIsAddress],
    ['a mailbox', 'rowan@example.com', text.hostIsMailbox],
    ['a name with its port', 'smtp.example.com:587', text.hostHasPort],
    ['spaces', 'smtp example com', text.hostUnknown],
    ['another command', 'smtp.example.com\r\nMAIL FROM:<x>', text.hostUnknown],
    ['a name that is far too long', `${'a.'.repeat(127)}com`, text.hostUnknown],
  ])('with %s as its name gets a sentence at that field', (_what, host, sentence) => {
    expect(mailServerProblems({ ...server, host })).toEqual({ host: sentence });
  });

  it.each([
    [0, 'starttls', text.portUnknown],
    [65_536, 'starttls', text.portUnknown],
    [58.7, 'starttls', text.portUnknown],
    [465, 'starttls', text.portIsTls],
    [465, 'none', text.portIsTls],
    [587, 'tls', text.portIsStartTls],
  ] as const)('at port %s with %s gets a sentence at that field', (port, security, sentence) => {
    expect(mailServerProblems({ ...server, port, security })).toEqual({ port: sentence });
  });

  it('needs both of user name and password, each in one line', () => {
    expect(mailServerProblems({ ...server, password: '' })).toEqual({ password: text.passwordMissing });
    expect(mailServerProblems({ ...server, username: '' })).toEqual({ password: text.passwordAlone });
    expect(mailServerProblems({ ...server, username: 'a\r\nb' })).toEqual({ username: text.oneLine });
    expect(mailServerProblems({ ...server, password: 'a\nb' })).toEqual({ password: text.oneLine });
  });

  it('never lets a line break through, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('\r', '\n', '\0'), fc.string(), (before, control, after) => {
        const value = `${before}${control}${after}`;
        expect(mailServerProblems({ ...server, host: value })).toHaveProperty('host');
        expect(mailServerProblems({ ...server, username: value })).toHaveProperty('username');
        expect(mailServerProblems({ ...server, password: value })).toHaveProperty('password');
      }),
    );
  });
});

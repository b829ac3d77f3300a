import { describe, expect, it } from 'vitest';
import {
  checkDkim,
  checkDmarc,
  checkSpf,
  domainOf,
  isMailboxDomain,
  isSelector,
  parentDomain,
  selectorsFor,
} from './sender-domain.ts';

const domain = 'fernandkiln.example';

describe('the SPF record of a sender’s domain', () => {
  it('that is missing is written for the mail server that is used', () => {
    expect(checkSpf(domain, ['google-site-verification=x'], 'smtp.sendgrid.net')).toEqual({
      kind: 'spf',
      name: domain,
      state: 'missing',
      value: 'v=spf1 include:sendgrid.net ~all',
      present: '',
    });
    expect(checkSpf(domain, [], 'mail.fernandkiln.example').value).toBe(
      'v=spf1 a:mail.fernandkiln.example ~all',
    );
    expect(checkSpf(domain, [], '').value).toBe('');
    expect(checkSpf(domain, [], '203.0.113.7').value).toBe('');
  });

  it('that leaves the mail service out gets it before its end', () => {
    const present = 'v=spf1 mx include:_spf.google.com -all';
    expect(checkSpf(domain, [present], 'smtp.postmarkapp.com')).toMatchObject({
      state: 'incomplete',
      value: 'v=spf1 mx include:_spf.google.com include:spf.mtasv.net -all',
      present,
    });
  });

  it('is right when it names the service, or when the server is one’s own', () => {
    expect(checkSpf(domain, ['v=spf1 include:sendgrid.net ~all'], 'smtp.sendgrid.net').state).toBe('found');
    expect(checkSpf(domain, ['V=SPF1 ?include:sendgrid.net ~all'], 'SMTP.SENDGRID.NET').state).toBe('found');
    expect(checkSpf(domain, ['v=spf1 mx -all'], 'mail.fernandkiln.example').state).toBe('found');
  });

  it('counts for nothing when there are two, so one is made of both', () => {
    expect(
      checkSpf(domain, ['v=spf1 mx -all', 'v=spf1 include:sendgrid.net ~all'], 'smtp.sendgrid.net'),
    ).toMatchObject({ state: 'wrong', value: 'v=spf1 mx include:sendgrid.net -all' });
  });

  it('is no other record that begins like one', () => {
    expect(checkSpf(domain, ['v=spf10 mx'], 'smtp.sendgrid.net').state).toBe('missing');
  });
});

describe('the DKIM key of a sender’s domain', () => {
  it('is found at one of the usual names', () => {
    expect(
      checkDkim(domain, [
        { selector: 's1', texts: [] },
        { selector: 's2', texts: ['k=rsa; p=MIGf'] },
      ]),
    ).toMatchObject({ state: 'found', name: `s2._domainkey.${domain}`, present: 'k=rsa; p=MIGf' });
  });

  it('was withdrawn when it is empty', () => {
    expect(checkDkim(domain, [{ selector: 's1', texts: ['v=DKIM1; p='] }]).state).toBe('wrong');
  });

  it('is missing at the name that the owner knows, and nowhere in particular otherwise', () => {
    expect(checkDkim(domain, [{ selector: 'kiln', texts: [] }])).toMatchObject({
      state: 'missing',
      name: `kiln._domainkey.${domain}`,
      value: '',
    });
    expect(
      checkDkim(domain, [
        { selector: 's1', texts: [] },
        { selector: 's2', texts: [] },
      ]).name,
    ).toBe('');
  });

  it('is unknown while DNS does not answer for one of the names', () => {
    expect(
      checkDkim(domain, [
        { selector: 's1', texts: [] },
        { selector: 's2', texts: null },
      ]).state,
    ).toBe('unknown');
  });
});

describe('the DMARC record of a sender’s domain', () => {
  it('that is missing begins with watching only', () => {
    expect(checkDmarc(domain, [], `hello@${domain}`)).toEqual({
      kind: 'dmarc',
      name: `_dmarc.${domain}`,
      state: 'missing',
      value: `v=DMARC1; p=none; rua=mailto:hello@${domain}`,
      present: '',
    });
  });

  it('is right with a policy, and wrong without one or twice', () => {
    expect(checkDmarc(domain, ['v=DMARC1; p=reject'], '').state).toBe('found');
    expect(checkDmarc(domain, ['v=DMARC1; sp=none; p=none; pct=20'], '').state).toBe('found');
    expect(checkDmarc(domain, ['v=DMARC1; rua=mailto:a@b.example'], '').state).toBe('wrong');
    expect(checkDmarc(domain, ['v=DMARC1; p=none', 'v=DMARC1; p=reject'], '').state).toBe('wrong');
  });
});

it('while DNS does not answer nothing is said of any record', () => {
  expect(checkSpf(domain, null, 'smtp.sendgrid.net')).toMatchObject({ state: 'unknown', value: '' });
  expect(checkDmarc(domain, null, '')).toMatchObject({ state: 'unknown', value: '' });
});

it('names are taken from what an owner has typed', () => {
  expect(domainOf('Hello@FernAndKiln.example')).toBe(domain);
  expect(domainOf('nobody')).toBe('');
  expect(isMailboxDomain('gmail.com')).toBe(true);
  expect(isMailboxDomain(domain)).toBe(false);
  expect(parentDomain(`mail.${domain}`)).toBe(domain);
  expect(parentDomain(domain)).toBe('');
  expect(selectorsFor('smtp.sendgrid.net', '')).toEqual(expect.arrayContaining(['s1', 's2', 'default']));
  expect(selectorsFor('smtp.sendgrid.net', 'kiln')).toEqual(['kiln']);
  expect(isSelector('s1')).toBe(true);
  expect(isSelector('2026-03.kiln')).toBe(true);
  expect(isSelector('a..b')).toBe(false);
  expect(isSelector('a b')).toBe(false);
});

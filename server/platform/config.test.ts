import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { StartRefused } from './start-refused.ts';

const read = (environment: Record<string, string>) => readConfig(environment, '/srv/shop');

describe('the settings from the environment', () => {
  it('are all optional', () => {
    expect(read({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataFolder: '/srv/shop/data',
      databaseUrl: null,
      publicOrigin: null,
      adminOrigin: null,
      trustsProxy: null,
      logLevel: 'warn',
      smtpUrl: null,
      demo: true,
      maxSites: 50,
      recaptchaApi: null,
      rateLimits: 1,
      avif: true,
      checkAnswers: false,
      socketCache: true,
      s3: null,
      secret: null,
      testInstallments: false,
    });
  });

  it('treat an empty variable as unset', () => {
    expect(read({ PORT: '', DATABASE_URL: '', VITRINE_DEMO: ' ', VITRINE_DATA: '' })).toEqual(read({}));
  });

  it('are read from every variable', () => {
    expect(
      read({
        PORT: '8080',
        HOST: '0.0.0.0',
        VITRINE_DATA: '/var/shop',
        DATABASE_URL: 'postgres://u:p@db:5432/shop',
        PUBLIC_ORIGIN: 'https://Shop.example/',
        ADMIN_ORIGIN: 'https://admin.example:8443',
        TRUSTED_PROXIES: '10.0.0.5, 2001:db8::/32',
        LOG_LEVEL: 'debug',
        SMTP_URL: 'smtp://mail.example:25',
        VITRINE_DEMO: '0',
        VITRINE_MAX_SITES: '12',
        VITRINE_RATE_LIMITS: '2.5',
        VITRINE_AVIF: '0',
        VITRINE_SOCKET_CACHE: '0',
        RECAPTCHA_API_BASE: 'http://127.0.0.1:4789',
        TEST_INSTALLMENTS: '1',
        VITRINE_SECRET: 'a secret of at least 32 characters',
      }),
    ).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataFolder: '/var/shop',
      databaseUrl: 'postgres://u:p@db:5432/shop',
      publicOrigin: 'https://shop.example',
      adminOrigin: 'https://admin.example:8443',
      trustsProxy: expect.any(Function) as unknown,
      logLevel: 'debug',
      smtpUrl: 'smtp://mail.example:25',
      demo: false,
      maxSites: 12,
      recaptchaApi: 'http://127.0.0.1:4789',
      rateLimits: 2.5,
      avif: false,
      checkAnswers: false,
      socketCache: false,
      testInstallments: true,
      s3: null,
      secret: 'a secret of at least 32 characters',
    });
  });

  it('trust the proxies that TRUSTED_PROXIES names, and no others', () => {
    const { trustsProxy } = read({ TRUSTED_PROXIES: '10.0.0.5, 2001:db8::/32' });
    const senders = ['10.0.0.5', '10.0.0.6', '2001:db8::7', '2001:db9::7'];
    expect(senders.map((address) => trustsProxy?.(address, 0))).toEqual([true, false, true, false]);
    const nearest = read({ TRUSTED_PROXIES: '1' }).trustsProxy;
    expect([nearest?.('10.0.0.6', 0), nearest?.('10.0.0.6', 1)]).toEqual([true, false]);
  });

  it('need a bucket and both its keys or none of them, and never repeat a secret', () => {
    const keys = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'AKID', S3_SECRET_ACCESS_KEY: 'very secret' };
    expect(read(keys).s3).toEqual({
      bucket: 'files',
      region: 'us-east-1',
      endpoint: null,
      pathStyle: false,
      accessKeyId: 'AKID',
      secretAccessKey: 'very secret',
    });
    expect(read({ ...keys, S3_ENDPOINT: 'https://storage.example', S3_REGION: 'fsn1' }).s3).toMatchObject({
      region: 'fsn1',
      endpoint: 'https://storage.example',
      pathStyle: true,
    });
    expect(() => read({ ...keys, S3_ACCESS_KEY_ID: '' })).toThrow(
      /^S3_ACCESS_KEY_ID must be set(?!.*very secret)/,
    );
    expect(() => read({ ...keys, S3_PATH_STYLE: 'yes' })).toThrow('S3_PATH_STYLE');
  });

  it('accept a database behind a Unix socket', () => {
    const url = 'postgres://vitrine@localhost/vitrine?host=%2Frun%2Fpostgresql';
    expect(read({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['HOST', 'http://localhost'],
    ['DATABASE_URL', 'mysql://root@localhost/shop'],
    ['DATABASE_URL', 'shop'],
    ['PUBLIC_ORIGIN', 'shop.example'],
    ['PUBLIC_ORIGIN', 'https://shop.example/home'],
    ['ADMIN_ORIGIN', 'ftp://admin.example'],
    ['TRUSTED_PROXIES', 'true'],
    ['TRUSTED_PROXIES', '99'],
    ['TRUSTED_PROXIES', '-1'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.5,,10.0.0.6'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'mail.example:25'],
    ['VITRINE_DEMO', 'no'],
    ['VITRINE_RATE_LIMITS', '-1'],
    ['VITRINE_SOCKET_CACHE', 'off'],
  ])('stop the start when %s is "%s", naming the variable and an example', (name, value) => {
    const start = () => read({ [name]: value });
    expect(start).toThrow(StartRefused);
    expect(start).toThrow(new RegExp(`^${name} is .*${name}=.*\\.$`));
  });

  it('never repeat a password', () => {
    expect(() => read({ DATABASE_URL: 'mysql://root:secret@localhost/shop' })).toThrow(/^(?!.*secret)/);
  });
});

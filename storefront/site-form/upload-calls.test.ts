import { callTexts } from '@vitrine/domain/text/en/calls.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadCalls } from './upload-calls.ts';

interface Sent {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: FormData;
}
let sent: Sent[] = [];
let answer: { status: number; body: unknown };

/** A request that is answered at once, after half of its bytes were reported. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  responseType = '';
  status = 0;
  response: unknown = null;
  readonly #headers: Record<string, string> = {};
  #url = '';
  open(_method: string, url: string): void {
    this.#url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  send(body: FormData): void {
    sent.push({ url: this.#url, headers: this.#headers, body });
    const half = Object.assign(new Event('progress'), { loaded: 1, total: 2, lengthComputable: true });
    this.upload.dispatchEvent(half);
    this.status = answer.status;
    this.response = answer.body;
    this.dispatchEvent(new Event(answer.status === 0 ? 'error' : 'load'));
  }
}

const stored = new Map<string, string>();
const kept = { upload: 'k1', name: 'a.png', size: 3, expiresOn: '2126-03-02T12:00:00.000Z' };

beforeEach(() => {
  sent = [];
  forgotten = 0;
  stored.clear();
  answer = { status: 201, body: kept };
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('document', { cookie: 'crumb=crumb-of-a-visitor-01' });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const form = { id: 'f1', version: 2 };
/** Keys that were forgotten. */
let forgotten = 0;
const calls = (key: string | null = 'the-key', place = 'block-1') =>
  uploadCalls(
    { form, place },
    {
      key: () => Promise.resolve(key === null || forgotten === 0 ? key : `${key}-${forgotten}`),
      forgetKey: () => {
        forgotten += 1;
      },
    },
  );
const upload = (key?: string | null, onProgress: (percent: number) => void = () => undefined) =>
  calls(key).upload('photos', new File(['abc'], 'a.png'), {
    signal: new AbortController().signal,
    onProgress,
  });

describe('a file that a visitor chooses', () => {
  it('is sent for its question with the key of the form, its fields first', async () => {
    const reported: number[] = [];
    expect(await upload('the-key', (percent) => reported.push(percent))).toEqual({ ok: true, file: kept });
    expect(reported).toEqual([50]);
    expect(sent[0]).toMatchObject({
      url: '/api/form/files',
      headers: { 'X-CSRF-Token': 'crumb-of-a-visitor-01' },
    });
    expect([...(sent[0]?.body.keys() ?? [])]).toEqual(['formId', 'formVersion', 'fieldId', 'key', 'file']);
  });

  it('that is refused says why, and whether another try may help', async () => {
    answer = {
      status: 422,
      body: { error: 'FORM_FILE_REFUSED', message: 'No.', fields: { file: 'A zip.' } },
    };
    expect(await upload()).toEqual({ ok: false, message: 'A zip.', canRetry: false });
    answer = { status: 413, body: { error: 'FILE_TOO_LARGE', message: 'Too large.' } };
    expect(await upload()).toEqual({ ok: false, message: 'Too large.', canRetry: false });
    answer = { status: 429, body: { error: 'RATE_LIMITED', message: '' } };
    expect(await upload()).toMatchObject({
      message: 'Too many files were sent. Please try again later.',
      canRetry: true,
    });
  });

  it('is sent with another key where the first one has expired, once', async () => {
    answer = { status: 401, body: { error: 'FORM_KEY_REFUSED', message: 'Please try again later.' } };
    expect(await upload()).toEqual({ ok: false, message: 'Please try again later.', canRetry: true });
    expect(sent.map(({ body }) => body.get('key'))).toEqual(['the-key', 'the-key-1']);
    expect(sent.map(({ body }) => (body.get('file') as File).name)).toEqual(['a.png', 'a.png']);
  });

  it('is sent with a crumb that is asked for where the page has none, or says that cookies are off', async () => {
    const page = { cookie: '' };
    vi.stubGlobal('document', page);
    vi.stubGlobal('fetch', (url: string) => {
      if (url === '/api/context/config') page.cookie = 'crumb=a-new-one';
      return Promise.resolve(Response.json({}));
    });
    expect(await upload()).toEqual({ ok: true, file: kept });
    expect(sent[0]?.headers['X-CSRF-Token']).toBe('a-new-one');

    vi.stubGlobal('document', { cookie: '' });
    expect(await upload()).toMatchObject({ ok: false, message: callTexts.cookiesDisabled, canRetry: true });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
    expect(await upload()).toMatchObject({ ok: false, message: expect.stringContaining('a.png') });
    expect(sent).toHaveLength(1);
  });

  it('can be tried again when the server was not reached, or does not work', async () => {
    const lost = {
      ok: false,
      message: 'The file a.png could not be uploaded. Please try again.',
      canRetry: true,
    };
    for (const status of [0, 502]) {
      answer = { status, body: null };
      expect(await upload()).toEqual(lost);
    }
    answer = { status: 201, body: {} };
    expect(await upload()).toEqual(lost);
    expect(await upload(null)).toMatchObject({ ok: false, canRetry: true });
  });
});

describe('files that are uploaded', () => {
  const one = { ...kept, fieldId: 'photos' };

  it('are kept for the tab until they expire', () => {
    calls().keepUploads([one, { ...one, upload: 'k2', expiresOn: '2020-01-01T00:00:00.000Z' }]);
    expect(calls().readUploads()).toEqual([one]);
    calls().keepUploads([]);
    expect(stored.size).toBe(0);
  });

  it('are kept by each place of the same form for itself', () => {
    calls('the-key', 'block-1').keepUploads([one]);
    calls('the-key', 'block-2').keepUploads([{ ...one, upload: 'k2' }]);
    calls('the-key', 'block-2').keepUploads([]);
    expect(calls('the-key', 'block-1').readUploads()).toEqual([one]);
    expect(calls('the-key', 'block-2').readUploads()).toEqual([]);
  });

  it('are none where the storage holds something else, or is off', () => {
    stored.set('vitrine-form-files-f1-block-1', '[{"upload":1}, "x", null]');
    expect(calls().readUploads()).toEqual([]);
    stored.set('vitrine-form-files-f1-block-1', '{');
    expect(calls().readUploads()).toEqual([]);
    vi.stubGlobal('sessionStorage', undefined);
    expect(calls().readUploads()).toEqual([]);
    calls().keepUploads([one]);
  });
});

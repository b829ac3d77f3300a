import type { PictureView } from '@vitrine/contracts/media.ts';
import { MAX_PICTURE_BYTES } from '@vitrine/contracts/admin-products.ts';
import { errorMessage } from '@vitrine/contracts/errors.ts';
import { useEffect, useRef, useState } from 'react';
import { client, sentenceOf, uploadClient } from '../../app/client.ts';

/** Files sent at the same time; the server works on two pictures at once. */
const AT_ONCE = 2;

/** A picture on its way to the server, or one that was refused. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  /** How much is sent, 0 to 1; at 1 the server makes its sizes. */
  readonly sent: number;
  /** Why it was refused; null otherwise. */
  readonly failure: string | null;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  add(files: readonly File[]): void;
  retry(id: string): void;
  /** Cancels an upload, or dismisses a refused one. */
  drop(id: string): void;
}

/** Uploads pictures, two at a time; `take` gets them in the order they were chosen. */
export function useUploads(take: (picture: PictureView) => void): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(new UploadQueue(setUploads));
  useEffect(() => {
    queue.current.take = take;
  });
  useEffect(() => {
    const { current } = queue;
    return () => current.abort();
  }, []);
  return {
    uploads,
    add: (files) => queue.current.add(files),
    retry: (id) => queue.current.retry(id),
    drop: (id) => queue.current.drop(id),
  };
}

interface Job {
  readonly id: string;
  readonly file: File;
  readonly abort: AbortController;
  sent: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  failure: string | null;
  picture: PictureView | null;
}

class UploadQueue {
  take: (picture: PictureView) => void = () => undefined;
  #jobs: Job[] = [];
  readonly #show: (uploads: readonly Upload[]) => void;

  constructor(show: (uploads: readonly Upload[]) => void) {
    this.#show = show;
  }

  add(files: readonly File[]): void {
    this.#jobs.push(...files.map(newJob));
    this.#goOn();
  }

  retry(id: string): void {
    this.#jobs = this.#jobs.map((job) => (job.id === id ? newJob(job.file) : job));
    this.#goOn();
  }

  drop(id: string): void {
    this.#jobs.find((job) => job.id === id)?.abort.abort();
    this.#jobs = this.#jobs.filter((job) => job.id !== id);
    this.#goOn();
  }

  abort(): void {
    for (const { abort } of this.#jobs) abort.abort();
    this.#jobs = [];
  }

  #goOn(): void {
    this.#deliver();
    const sending = this.#jobs.filter(({ state }) => state === 'sending').length;
    for (const job of this.#jobs.filter(({ state }) => state === 'waiting').slice(0, AT_ONCE - sending)) {
      void this.#send(job);
    }
    this.#render();
  }

  /** Hands over what has arrived, unless an earlier file is still on its way. */
  #deliver(): void {
    const going = this.#jobs.filter(({ state }) => state !== 'failed');
    const first = going.findIndex(({ picture }) => picture === null);
    const arrived = new Set(first === -1 ? going : going.slice(0, first));
    this.#jobs = this.#jobs.filter((job) => !arrived.has(job));
    for (const { picture } of arrived) if (picture !== null) this.take(picture);
  }

  async #send(job: Job): Promise<void> {
    job.state = 'sending';
    try {
      job.picture = await uploadPicture(job.file, job.abort.signal, (sent) => {
        job.sent = sent;
        this.#render();
      });
      job.state = 'done';
    } catch (error) {
      if (job.abort.signal.aborted) return;
      job.failure = error instanceof Refusal ? error.message : sentenceOf(error);
      job.state = 'failed';
    }
    this.#goOn();
  }

  #render(): void {
    this.#show(this.#jobs.map(({ id, file, sent, failure }) => ({ id, file, sent, failure })));
  }
}

const newJob = (file: File): Job => ({
  id: crypto.randomUUID(),
  file,
  abort: new AbortController(),
  sent: 0,
  state: 'waiting',
  failure: null,
  picture: null,
});

/** A file that is refused before it is sent. */
class Refusal extends Error {}

async function uploadPicture(
  file: File,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
): Promise<PictureView> {
  const params = { fileName: file.name, maxSize: '20 MB' };
  // Not sent: the server would close the connection half-way.
  if (file.size > MAX_PICTURE_BYTES)
    throw new Refusal(errorMessage({ code: 'FILE_TOO_LARGE', params }, 'en'));
  const unreadable = new Refusal(errorMessage({ code: 'PICTURE_UNREADABLE', params }, 'en'));
  if (file.type !== '' && !file.type.startsWith('image/')) throw unreadable;
  const form = new FormData();
  // Fields come before the file, so that the server has read them when the bytes arrive.
  form.set('altText', '');
  form.set('file', file);
  const asset = await uploadClient(onProgress).call('POST', '/api/admin/assets', { body: form }, signal);
  if (asset.picture !== null) return asset.picture;
  // A film or a document under the name of a picture.
  await client.call('DELETE', '/api/admin/assets/:id', { params: { id: asset.id } });
  throw unreadable;
}

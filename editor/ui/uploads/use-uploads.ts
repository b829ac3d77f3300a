import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../app/client.ts';
import { editorFailures } from '../../text/en-editor-failures.ts';

/** Files sent at the same time, unless said otherwise; the server works on two pictures at once. */
const AT_ONCE = 2;

export interface UploadOptions {
  readonly atOnce?: number;
  /** Hands over each file when it has arrived, also while an earlier one is still on its way. */
  readonly anyOrder?: boolean;
}

/** A file on its way to the server, or one that was refused. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  /** How much is sent, 0 to 1; at 1 the server makes its sizes. */
  readonly sent: number;
  readonly isWaiting: boolean;
  /** Why it was refused; null otherwise. */
  readonly failure: string | null;
}

export interface Uploads {
  readonly uploads: readonly Upload[];
  add(files: readonly File[]): void;
  retry(id: string): void;
  /** Cancels an upload, or dismisses a refused one. */
  drop(id: string): void;
  /** Cancels an upload; one that the server works on already stays, as cancelled. */
  cancel(id: string): void;
}

export type Send<T> = (file: File, signal: AbortSignal, onProgress: (sent: number) => void) => Promise<T>;

/** Uploads files, two at a time; `take` gets what becomes of them, in the order they were chosen. */
export function useUploads<T>(
  send: Send<T>,
  take: (stored: T) => void,
  options: UploadOptions = {},
): Uploads {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [first] = useState(() => new UploadQueue<T>(send, setUploads, options));
  const queue = useRef(first);
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
    cancel: (id) => queue.current.cancel(id),
  };
}

interface Job<T> {
  readonly id: string;
  readonly file: File;
  readonly abort: AbortController;
  sent: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  failure: string | null;
  stored: { readonly value: T } | null;
}

/** @internal The files on their way, without React. */
export class UploadQueue<T> {
  take: (stored: T) => void = () => undefined;
  #jobs: Job<T>[] = [];
  readonly #upload: Send<T>;
  readonly #show: (uploads: readonly Upload[]) => void;

  readonly #options: UploadOptions;

  constructor(upload: Send<T>, show: (uploads: readonly Upload[]) => void, options: UploadOptions) {
    this.#upload = upload;
    this.#show = show;
    this.#options = options;
  }

  add(files: readonly File[]): void {
    this.#jobs.push(...files.map((file) => newJob<T>(file)));
    this.#goOn();
  }

  retry(id: string): void {
    this.#jobs = this.#jobs.map((job) => (job.id === id ? newJob<T>(job.file) : job));
    this.#goOn();
  }

  drop(id: string): void {
    this.#jobs.find((job) => job.id === id)?.abort.abort();
    this.#jobs = this.#jobs.filter((job) => job.id !== id);
    this.#goOn();
  }

  cancel(id: string): void {
    const job = this.#jobs.find((one) => one.id === id);
    if (job?.state !== 'sending' || job.sent < 1) {
      this.drop(id);
      return;
    }
    job.abort.abort();
    job.state = 'failed';
    job.failure = editorFailures.processingCancelled;
    this.#goOn();
  }

  abort(): void {
    for (const { abort } of this.#jobs) abort.abort();
    this.#jobs = [];
  }

  #goOn(): void {
    this.#deliver();
    const { atOnce = AT_ONCE } = this.#options;
    const sending = this.#jobs.filter(({ state }) => state === 'sending').length;
    for (const job of this.#jobs
      .filter(({ state }) => state === 'waiting')
      .slice(0, Math.max(0, atOnce - sending))) {
      void this.#send(job);
    }
    this.#render();
  }

  /** Hands over what has arrived, unless an earlier file is still on its way. */
  #deliver(): void {
    const going = this.#jobs.filter(({ state }) => state !== 'failed');
    const first = going.findIndex(({ stored }) => stored === null);
    const arrived = new Set(
      this.#options.anyOrder === true
        ? going.filter(({ stored }) => stored !== null)
        : going.slice(0, first === -1 ? undefined : first),
    );
    this.#jobs = this.#jobs.filter((job) => !arrived.has(job));
    for (const { stored } of arrived) if (stored !== null) this.take(stored.value);
  }

  async #send(job: Job<T>): Promise<void> {
    job.state = 'sending';
    try {
      const value = await this.#upload(job.file, job.abort.signal, (sent) => {
        job.sent = sent;
        this.#render();
      });
      job.stored = { value };
      job.state = 'done';
    } catch (error) {
      if (job.abort.signal.aborted) return;
      job.failure = error instanceof Refusal ? error.message : sentenceOf(error);
      job.state = 'failed';
    }
    this.#goOn();
  }

  #render(): void {
    this.#show(
      this.#jobs.map(({ id, file, sent, failure, state }) => ({
        id,
        file,
        sent,
        isWaiting: state === 'waiting',
        failure,
      })),
    );
  }
}

const newJob = <T>(file: File): Job<T> => ({
  id: crypto.randomUUID(),
  file,
  abort: new AbortController(),
  sent: 0,
  state: 'waiting',
  failure: null,
  stored: null,
});

/** A file that is refused before it is sent. */
export class Refusal extends Error {}

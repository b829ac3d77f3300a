/** Like `fetch`, which cannot say how much of a body is sent: reports it, from 0 to 1. */
export function fetchWithProgress(
  onProgress: (fraction: number) => void,
): (url: string, init: RequestInit) => Promise<Response> {
  return (url, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', url);
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () =>
        resolve(
          new Response(request.status === 204 ? null : request.responseText, { status: request.status }),
        ),
      );
      request.addEventListener('error', () => reject(new TypeError('The request failed.')));
      request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      if (init.signal?.aborted === true) {
        reject(new DOMException('Aborted', 'AbortError'));
        return;
      }
      init.signal?.addEventListener('abort', () => request.abort());
      request.send(init.body as XMLHttpRequestBodyInit | null);
    });
}

import { standstillMs, uploadAnswerMs } from '~/config/timing.ts';
import { watchForStandstill } from './standstill.ts';
import { tellUpload } from './upload-progress.ts';

/**
 * `fetch` for a form with a file. XMLHttpRequest tells in every browser how many bytes have left (Streams as bodies do not work in
 * Safari and Firefox), so the page shows it, and gives up where nothing moves any more.
 * @returns the answer. Rejects with a TypeError when nothing came back, with a TimeoutError when nothing moved.
 */
export function sendFile(
  address: RequestInfo | URL,
  { method = 'POST', headers, body }: RequestInit & { body: FormData },
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let hasLeft = false;
    const watch = watchForStandstill(
      () => (hasLeft ? uploadAnswerMs : standstillMs),
      () => request.abort(),
    );
    for (const kind of ['loadstart', 'progress'] as const)
      request.upload.addEventListener(kind, ({ loaded, total }) => {
        watch.moved();
        tellUpload({ sentBytes: loaded, totalBytes: total });
      });
    request.upload.addEventListener('load', () => {
      hasLeft = true;
    });
    request.addEventListener('load', () => resolve(answerOf(request)));
    request.addEventListener('error', () => reject(new TypeError('Nothing came back')));
    request.addEventListener('abort', () => reject(new DOMException('Nothing has moved', 'TimeoutError')));
    request.addEventListener('loadend', () => {
      watch.end();
      tellUpload(null);
    });
    request.open(method, address instanceof Request ? address.url : address);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.send(body);
  });
}

function answerOf({ status, statusText, responseText }: XMLHttpRequest): Response {
  return new Response(responseText === '' ? null : responseText, { status, statusText });
}

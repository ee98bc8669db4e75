import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { protocol, type ProtocolRequest, type ProtocolResponse, type Session } from 'electron';
import {
  contentTypes,
  fileIn,
  manifestSchema,
  resolveAsset,
  type AssetManifest,
} from '../../policy/assets.ts';
import { codeOf, describeError } from '../../policy/error-line.ts';
import { errorScreen } from '../../policy/error-screen.ts';
import { fallbackHeaders, pageAnswer } from '../../policy/headers.ts';
import { emergencyNumberOf } from '../../policy/emergency.ts';
import { languagesOf } from '../../policy/languages.ts';
import { fallbackUrl, kioskScheme, layout } from '../../policy/layout.ts';
import type { Context } from '../context.ts';

/** Makes `app:` a scheme like https to Chromium. Before `ready`, once. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: kioskScheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
}

/**
 * Answers `app://kiosk/…` of one session from the built pages. Whatever goes wrong ends that one answer: a plain 500
 * without a page, and one line in the log.
 *
 * By the older call: `protocol.handle` speaks in `Request` and `Response`, for which Node loads its whole HTTP client, 90 ms
 * of each start on the program's main thread (measured in Electron 35). It is marked as deprecated: the first pinned Electron without
 * it fails `npm run types`, and a line of `protocol.handle` takes its place.
 * @param root folder of main.js.
 * @param onMissing called for a file without which no page works.
 */
export function servePages(
  session: Pick<Session, 'protocol'>,
  context: Context,
  root: string,
  onMissing: () => void,
): void {
  const { deny, log } = context;
  const manifest = readManifest(join(root, layout.manifest), context);
  const answer = async ({ method, url }: ProtocolRequest): Promise<ProtocolResponse> => {
    if (url === fallbackUrl) return answerFallback(context.config);
    const decision = resolveAsset({ method, url }, await manifest);
    if (decision.action === 'deny') {
      deny(decision.rule, url);
      return { statusCode: decision.status, data: empty };
    }
    const file = fileIn(languagesOf(context.config)[0], decision.path);
    const bytes = await readPart(join(root, layout.pages, ...file.split('/')), context);
    if (bytes === null) {
      if (neededTypes.has(decision.contentType)) onMissing();
      return { statusCode: 404, data: empty };
    }
    const { headers, data } = pageAnswer(decision.contentType, bytes);
    return { statusCode: 200, headers: { ...headers }, data: method === 'HEAD' ? empty : data };
  };
  const fail = (error: unknown): ProtocolResponse => {
    log({ event: 'error', ...describeError(error) });
    return { statusCode: 500, data: empty };
  };
  session.protocol.registerBufferProtocol(
    kioskScheme,
    (request, give) => void answer(request).catch(fail).then(give),
  );
}

const empty = Buffer.alloc(0);

function answerFallback(config: Context['config']): ProtocolResponse {
  const numbers = { support: config.supportPhone?.display ?? null, emergency: emergencyNumberOf(config) };
  const page = errorScreen(languagesOf(config), numbers, config.display);
  return { statusCode: 200, headers: { ...fallbackHeaders() }, data: Buffer.from(page) };
}

/** Without one of these no page comes up; without a picture one does. */
const neededTypes: ReadonlySet<string | undefined> = new Set([
  contentTypes.html,
  contentTypes.js,
  contentTypes.css,
]);

/** The bytes of a file of ours; null, and a line in the log that names it, when it cannot be read. */
async function readPart(file: string, context: Context): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    context.log({ event: 'error', rule: 'file-missing', detail: `${basename(file)} ${codeOf(error)}` });
    return null;
  }
}

/** The manifest beside main.js; an empty one when it cannot be read, so that the error screen comes up instead. */
async function readManifest(file: string, context: Context): Promise<AssetManifest> {
  const bytes = await readPart(file, context);
  if (bytes === null) return {};
  try {
    return manifestSchema.parse(JSON.parse(bytes.toString()));
  } catch {
    context.log({ event: 'error', rule: 'file-broken', detail: basename(file) });
    return {};
  }
}

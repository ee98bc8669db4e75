import process from 'node:process';
import { readProject } from '../functions/_shared/project.ts';
import { answerMailRequest } from '../functions/application-mail/answer.ts';
import { deliverDue } from '../functions/application-mail/deliver.ts';
import { openSender, readMailSettings } from '../functions/application-mail/settings.ts';
import { answerAccountRequest } from '../functions/staff-accounts/answer.ts';
import { readAccountSettings } from '../functions/staff-accounts/settings.ts';
import { answerBuildRequest, type StartBuild } from '../functions/request-build/answer.ts';
import { openBuildHook } from '../functions/request-build/settings.ts';
import { answerRetention } from '../functions/retention/answer.ts';
import { BackendStartError } from './database/backend-start-error.ts';
import { type ApiRequest, type ApiResponse, jsonResponse } from './http/api-request.ts';
import type { Service } from './http/server.ts';

export type { StartBuild } from '../functions/request-build/answer.ts';

/** An edge function, as `Deno.serve` takes it: the same handler runs on the hosted platform. */
export type EdgeFunction = (request: Request) => Promise<Response>;

/** By name: each answers at `/functions/v1/<name>`. */
export type EdgeFunctions = Readonly<Record<string, EdgeFunction>>;

const maxBodyBytes = 64 * 1024;

/**
 * The edge functions of a project, within this process. One that is not there is answered as the platform does.
 * @param functions read at each request: their settings name the address that the server gets when it listens.
 */
export function functionsService(functions: () => EdgeFunctions): Service {
  return {
    prefix: '/functions/v1/',
    maxBodyBytes,
    answersPreflight: true,
    admit: async ({ method, path }) => {
      const answer = Object.hasOwn(functions(), path) ? functions()[path] : undefined;
      if (answer === undefined) {
        return jsonResponse(method === 'OPTIONS' ? 200 : 404, {
          code: 'NOT_FOUND',
          message: 'Requested function was not found',
        });
      }
      return async (request) => toApiResponse(await answer(toRequest(request)));
    },
  };
}

function toRequest({ method, sentPath, query, headers, body }: ApiRequest): Request {
  const search = query.size > 0 ? `?${query}` : '';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://127.0.0.1${sentPath}${search}`, {
    method,
    headers,
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}

async function toApiResponse(response: Response): Promise<ApiResponse> {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** What the hosted platform gives to functions by itself, and what only this process can do. */
export type FunctionsBackend = {
  url: string;
  serviceRoleKey: string;
  /** Where the staff app is, unless STAFF_URL says. */
  staffUrl: string;
  /** Builds the site where no hook of a host is set. */
  startBuild?: StartBuild | undefined;
};

/** Where no mail is sent, the site is told so without an error in the browser's log. */
const answerWithoutSender: EdgeFunction = async () =>
  Response.json({ sent: false, hasSender: false, keys: 'none' });

/** The functions that there are, and what a timer calls of them: what sends the queued mail; null where no mail is sent. */
export type FunctionsAndTimers = { functions: EdgeFunctions; deliver: (() => Promise<unknown>) | null };

/**
 * The functions that the environment has settings for (docs/deploy.md): without `MAIL_FROM` no mail is sent, and without
 * `BUILD_HOOK_URL` this process builds the site, where it can.
 * @throws BackendStartError naming the setting that is missing or malformed.
 */
export function readEdgeFunctions(
  backend: FunctionsBackend,
  env: NodeJS.ProcessEnv = process.env,
): FunctionsAndTimers {
  const known = {
    ...env,
    STAFF_URL: env['STAFF_URL'] || backend.staffUrl,
    SUPABASE_URL: backend.url,
    SUPABASE_SERVICE_ROLE_KEY: backend.serviceRoleKey,
  };
  try {
    const project = readProject(known);
    const without = {
      ...buildFunction(backend, known),
      'staff-accounts': accountsFunction(known),
      retention: (request: Request) => answerRetention(request, project),
      'application-mail': answerWithoutSender,
    };
    if (!env['MAIL_FROM']) return { functions: without, deliver: null };
    const { mail, sender } = readMailSettings(known);
    const send = openSender(sender);
    return {
      functions: { ...without, 'application-mail': (request) => answerMailRequest(request, mail, send) },
      deliver: () => deliverDue(mail, send),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackendStartError(`A function of the backend has no right settings: ${reason}`, {
      cause: error,
    });
  }
}

function accountsFunction(env: NodeJS.ProcessEnv): EdgeFunction {
  const { settings, sender } = readAccountSettings(env);
  const send = sender === null ? null : openSender(sender);
  // The answer is sent first: what follows takes its time for members alone.
  return (request) =>
    answerAccountRequest(request, settings, send, (work) => void setTimeout(() => void work()));
}

function buildFunction({ url, startBuild }: FunctionsBackend, env: NodeJS.ProcessEnv): EdgeFunctions {
  const start = env['BUILD_HOOK_URL'] ? openBuildHook(env) : startBuild;
  if (start === undefined) return {};
  const settings = { backendUrl: url, staffOrigin: new URL(env['STAFF_URL'] ?? '').origin };
  return { 'request-build': (request) => answerBuildRequest(request, settings, start) };
}

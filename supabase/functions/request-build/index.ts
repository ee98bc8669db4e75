/* Edge function `request-build`: lets staff have the site built anew, with the positions as they are now (docs/deploy.md). */
import process from 'node:process';
import { answerBuildRequest } from './answer.ts';
import { readBuildSettings } from './settings.ts';

const { build, start } = readBuildSettings(process.env);

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };

Deno.serve((request) => answerBuildRequest(request, build, start));

/* Edge function `retention`: erases what is due, with its files, when a timer calls it (docs/deploy.md). */
import process from 'node:process';
import { readProject } from '../_shared/project.ts';
import { answerRetention } from './answer.ts';

const project = readProject(process.env);

declare const Deno: { serve(handler: (request: Request) => Promise<Response>): void };

Deno.serve((request) => answerRetention(request, project));

import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { type ModelCard, readModelCard } from '../src/domain/safety/model-card.ts';
import { StartError } from './command.ts';
import { sitePaths } from './site-paths.ts';

/**
 * Reads the model card that the page "How safe is it?" is made of.
 * @param file its absolute path.
 * @throws StartError that names the file and each problem with its field: the page would say something untrue, or break.
 */
export async function refuseBrokenCard(file: string = sitePaths.modelCard): Promise<ModelCard> {
  const name = relative(process.cwd(), file);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`Not built: ${name}, the model card, cannot be read.`);
  });
  const read = readModelCard(parse(text, name));
  if (read.kind === 'card') return read.card;
  const lines = read.problems.map(({ place, problem }) => `  ${place} ${problem}`).join('\n');
  throw new StartError(`Not built: ${name} is no model card.\n${lines}`);
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartError(`Not built: ${name} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}

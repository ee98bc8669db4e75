import { readFileSync } from 'node:fs';
import { checkConfig } from '../../electron/policy/config-check.ts';
import type { KioskConfig } from '../../electron/policy/config.ts';
import { defaultConfig } from '../../electron/policy/config.ts';

export type ScreenSize = { width: number; height: number };

/** The screens that every surface of the kiosk is made for. */
export const screenSizes: readonly ScreenSize[] = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
];

export const configNames = ['defaults', 'example config'] as const;
export type ConfigName = (typeof configNames)[number];

/** The configs that people run: none at all, and the one that comes with the package. */
export const shippedConfigs: Readonly<Record<ConfigName, KioskConfig>> = {
  defaults: defaultConfig,
  'example config': readExample(),
};

function readExample(): KioskConfig {
  const text = readFileSync(new URL('../../build/linux/config.example.json', import.meta.url), 'utf8');
  const checked = checkConfig(text);
  if (!checked.ok) throw new Error('The example config is not valid.');
  return checked.config;
}

import { readFileSync } from 'node:fs';
import { checkConfig } from '../../electron/policy/config.ts';
import type { KioskConfig } from '../../electron/policy/config-schema.ts';
import { defaultsOf } from '../../electron/policy/config-values.ts';

export type ScreenSize = { width: number; height: number };

/** The screens that every surface of the kiosk is made for. */
export const screenSizes: readonly ScreenSize[] = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
];

export const configNames = ['defaults of Linux', 'defaults of Windows and macOS', 'example config'] as const;
export type ConfigName = (typeof configNames)[number];

/** The configs that people run: none at all, on each system, and the one that comes with the package. */
export const shippedConfigs: Readonly<Record<ConfigName, KioskConfig>> = {
  'defaults of Linux': defaultsOf('linux'),
  'defaults of Windows and macOS': defaultsOf('win32'),
  'example config': readExample(),
};

function readExample(): KioskConfig {
  const text = readFileSync(new URL('../../build/linux/config.example.json', import.meta.url), 'utf8');
  const checked = checkConfig(text, 'linux');
  if (!checked.ok) throw new Error('The example config is not valid.');
  return checked.config;
}

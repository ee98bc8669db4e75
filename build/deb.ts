#!/usr/bin/env node
/*
 * Makes a Debian package where fpm is not available: electron-builder calls this instead, with the same arguments. It knows the
 * words that electron-builder gives for a .deb, and refuses any other.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readOrder } from './deb-order.ts';
import { layOut } from './deb-tree.ts';

try {
  const order = readOrder(process.argv.slice(2));
  const root = layOut(order);
  // dpkg-deb's own variable counts more: tests need no small file.
  const compression = process.env.DPKG_DEB_COMPRESSOR_TYPE ? [] : [`-Z${order.compression}`];
  const { status } = spawnSync(
    'dpkg-deb',
    ['--root-owner-group', ...compression, '--build', root, order.file],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  rmSync(root, { recursive: true, force: true });
  if (status !== 0) throw new Error('dpkg-deb made no package; its own words are above.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

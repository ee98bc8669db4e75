/*
 * `npm run build [-- --release] [-- --without-backend] [-- --with-drafts]`: builds the site into dist/web and the staff app into
 * dist/staff, for the backend that the environment names.
 */
import { writeBillOfMaterials } from './bill-of-materials.ts';
import { runCommand } from './command.ts';
import { refuseBrokenCard } from './model-card.ts';
import { findReleaseGaps, readBuildOptions } from './release.ts';
import { buildSite } from './site.ts';
import { buildStaffApp } from './staff.ts';

await runCommand(async () => {
  const today = new Date().toISOString().slice(0, 10);
  const gaps = await findReleaseGaps(await refuseBrokenCard(), today);
  const { backend, isRelease, notices } = readBuildOptions(process.argv.slice(2), process.env, gaps);
  await buildSite({ backend, isRelease });
  await buildStaffApp({ backend });
  writeBillOfMaterials('dist');
  console.log(
    'The site is in dist/web, the staff app in dist/staff, the list of what ships in dist/sbom.cdx.json.',
  );
  for (const notice of notices) console.log(notice);
});

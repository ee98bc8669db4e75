import { readFileSync } from 'node:fs';
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configJsonSchema } from '../electron/policy/config.ts';
import { brand } from '../src/config/brand.ts';
import { kioskNames } from '../src/config/kiosk-names.ts';
import { StartError } from './command.ts';
import { noticesFile, writeNotices } from './third-party-notices.ts';

const templates = new URL('linux/', import.meta.url);
const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** The files of the Linux package that carry the brand: template, name of the result, place in the system. */
const linuxFiles = [
  ['kiosk@.service', `${kioskNames.package}@.service`, '/usr/lib/systemd/system/'],
  ['kiosk-session', `${kioskNames.package}-session`, '/usr/libexec/'],
  ['kiosk.pam', kioskNames.package, '/etc/pam.d/'],
] as const;

const removal = 'before-remove.sh';
const configSchemaFile = 'config.schema.json';

const values: Readonly<Record<string, string>> = {
  PACKAGE: kioskNames.package,
  PRODUCT: kioskNames.product,
  // In a unit a percent sign is written twice.
  PRODUCT_URL: encodeURIComponent(kioskNames.product).replaceAll('%', '%%'),
};

/**
 * Writes what `npm run package` adds to electron-builder.yml into a folder: the files of the Linux package with the brand's names,
 * the config's JSON schema, the licenses, and electron-builder's config.
 * @param built when the package is made, which its version says.
 * @returns the path of the config.
 * @throws StartError when a name of the brand cannot be the name of a package or of a folder.
 */
export async function writeKioskBrand(folder: string, built = new Date()): Promise<string> {
  refuseName('shortName', brand.shortName, /^[a-z][a-z0-9]*$/, 'small letters and digits');
  refuseName('productName', brand.productName, /^[\p{L}\p{N}][\p{L}\p{N} .-]*$/u, 'letters, digits, blanks');
  await mkdir(folder, { recursive: true });
  for (const [template, name] of linuxFiles) await fill(template, join(folder, name));
  await fill(removal, join(folder, removal));
  await writeFile(join(folder, configSchemaFile), `${JSON.stringify(configJsonSchema(), null, 2)}\n`);
  writeNotices(folder);
  const config = join(folder, 'electron-builder.json');
  await writeFile(config, `${JSON.stringify(brandConfig(folder, built), null, 2)}\n`);
  return config;
}

function refuseName(fact: string, value: string, allowed: RegExp, description: string): void {
  if (allowed.test(value)) return;
  throw new StartError(
    `brand.${fact} is "${value}". The kiosk's package allows ${description} there, nothing else.`,
  );
}

/** Writes a template with the brand's values in it; what can be run stays so. */
async function fill(template: string, file: string): Promise<void> {
  const source = new URL(template, templates);
  const text = await readFile(source, 'utf8');
  await writeFile(
    file,
    text.replaceAll(/@([A-Z_]+)@/g, (_, name: string) => values[name] ?? missing(template, name)),
  );
  await chmod(file, (await stat(source)).mode);
}

function missing(template: string, name: string): never {
  throw new Error(`build/linux/${template} asks for @${name}@, which nothing gives.`);
}

/** The project's own version, and the minute of the build (UTC): each package is an update of the one before. */
function versionOf(built: Date): string {
  const digits = built.toISOString().replaceAll(/\D/g, '');
  return `${version}+${digits.slice(0, 8)}.${digits.slice(8, 12)}`;
}

/** What electron-builder.yml leaves to the brand. @param folder where the filled files of the Linux package are. */
function brandConfig(folder: string, built: Date) {
  const { package: name, product, appId } = kioskNames;
  const maintainer = `${brand.parentCompany} <${brand.emails.company}>`;
  return {
    extends: 'electron-builder.yml',
    appId,
    productName: product,
    copyright: brand.parentCompany,
    extraMetadata: { name, version: versionOf(built), homepage: brand.siteUrl, author: maintainer },
    // Beside the program: for the operator's editor, and for whoever asks what it is made of.
    extraResources: [
      { from: 'build/linux', to: '.', filter: ['config.example.json'] },
      { from: folder, to: '.', filter: [configSchemaFile, noticesFile] },
    ],
    linux: {
      executableName: name,
      maintainer,
      synopsis: `Full-screen kiosk of ${brand.productName}`,
      desktop: { entry: { Name: product } },
    },
    deb: {
      // The other scripts stay electron-builder's own: they give the sandbox its rights and load the AppArmor profile.
      fpm: [
        `--before-remove=${join(folder, removal)}`,
        ...linuxFiles.map(([, file, place]) => `${join(folder, file)}=${place}${file}`),
      ],
    },
  };
}

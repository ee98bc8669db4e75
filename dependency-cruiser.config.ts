import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/*
 * Which part may import what (CONTRIBUTING, "Shape"). A folder without a row may import nothing. Imports are judged by the file
 * they resolve to, types included.
 */

/** Our own code. */
const ours = '^(src|electron|supabase|build|bench|tests)/';

/** One part: its files, the parts it may import besides itself, the packages it may use, and why. */
type Part = { part: string; uses?: readonly string[]; packages?: readonly string[]; why: string };

const data = ['src/domain', 'src/config', 'src/i18n', 'src/content'];
const shared = [...data, 'src/ui', 'src/components'];
const react = ['react', 'react-dom'];
const forms = ['react-hook-form', '@hookform/resolvers'];
const plots = ['@visx/scale', '@visx/shape'];

const parts: readonly Part[] = [
  { part: 'src/domain', packages: ['zod'], why: 'Rules use zod and nothing else.' },
  {
    part: 'src/config',
    uses: ['src/domain'],
    packages: ['zod'],
    why: 'Settings and brand facts are data.',
  },
  {
    part: 'src/i18n',
    uses: ['src/domain', 'src/config'],
    why: 'Messages are data: no component, no style, no library.',
  },
  {
    part: 'src/content',
    uses: data,
    why: 'What pages show is made of messages, rules and brand facts: no component, no style, no library.',
  },
  { part: 'src/styles', why: 'Tokens and base styles are used, and use nothing.' },
  {
    part: 'src/api',
    uses: ['src/domain', 'src/config'],
    packages: ['zod', '@supabase/supabase-js'],
    why: 'The data client knows no message and no component.',
  },
  {
    part: 'src/ui',
    packages: ['react', 'react-dropzone', '@react-(aria|stately)/(tabs|collections|i18n)', 'uqr'],
    why: 'Generic components know no router, store, form library or product message.',
  },
  {
    part: 'src/components',
    uses: shared,
    packages: ['react', 'react-hook-form', 'react-router-dom', 'zustand'],
    why: 'Components are below pages and never reach the backend.',
  },
  {
    part: 'src/pages/([^/]+)',
    uses: [...shared, 'src/api'],
    packages: ['react', 'react-router-dom', ...forms],
    why: 'A page imports no other page and no shell. What two of them need is a component.',
  },
  {
    part: 'src/page-table.ts',
    uses: data,
    why: 'The one table of pages, which the shells and the build read: data, so that Node reads it without a component.',
  },
  {
    part: 'src/routes.tsx',
    uses: ['src/page-table.ts', 'src/pages'],
    packages: ['react', 'react-router-dom'],
    why: 'The component of each page in the table.',
  },
  {
    part: 'src/web',
    uses: [...shared, 'src/api', 'src/pages', 'src/styles', 'src/page-table.ts', 'src/routes.tsx'],
    packages: [...react, 'react-router-dom'],
    why: 'The shells never import each other.',
  },
  {
    part: 'src/kiosk',
    uses: [...shared, 'src/pages', 'src/styles'],
    packages: [...react, 'react-router-dom', 'zustand'],
    why: 'The shells never import each other, and the kiosk reaches no backend.',
  },
  {
    part: 'src/staff',
    uses: [...shared, 'src/styles', 'src/api'],
    packages: [
      ...react,
      'react-router-dom',
      'zustand',
      'zod',
      ...forms,
      '@supabase/supabase-js',
      ...plots,
      'fflate',
    ],
    why: 'The shells never import each other, and the staff app shows no page of the site.',
  },
  {
    part: 'electron/policy',
    uses: ['src/domain', 'src/config'],
    packages: ['electron', 'jsonc-parser', 'zod'],
    why: 'Policies decide and have no effects.',
  },
  {
    part: 'electron/policy/error-screen.ts',
    uses: [
      'src/domain',
      'src/config',
      'src/i18n/generated/[a-z]{2}/(emergency|error-screen)\\.ts',
      'src/styles/fonts',
    ],
    why: 'The error screen, shown when every file is lost, carries its messages and typeface in itself.',
  },
  {
    part: 'electron/main-process',
    uses: ['electron/policy', 'src/domain', 'src/config'],
    packages: ['electron'],
    why: 'Adapters do what policies decide.',
  },
  {
    part: 'electron/preload.ts',
    uses: ['src/domain/contract'],
    packages: ['electron'],
    why: 'The preload is all that a page can reach: the contract and nothing else.',
  },
  {
    part: 'electron/main.ts',
    uses: ['electron/main-process', 'electron/policy'],
    packages: ['electron'],
    why: 'The program is composed here.',
  },
  {
    part: 'electron/cli.ts',
    uses: ['electron/main-process', 'electron/policy'],
    why: 'It runs in plain Node.',
  },
  { part: 'electron/env.d.ts', why: 'It declares what the build defines.' },
  {
    part: 'supabase/local',
    uses: ['src/domain'],
    packages: ['@electric-sql/pglite', 'jose', 'otpauth', 'uqr', 'zod'],
    why: 'The embedded backend knows the rules, and no page.',
  },
  {
    part: 'supabase/local/functions.ts',
    uses: ['supabase/local', 'supabase/functions'],
    why: 'The edge functions run within the embedded backend as they are.',
  },
  {
    part: 'supabase/cli',
    uses: ['supabase/local', 'supabase/functions', 'src/domain', 'src/config', 'src/content/jobs.ts'],
    packages: ['@supabase/supabase-js', 'zod'],
    why: 'The command line knows the rules and the list of jobs, and no page.',
  },
  {
    part: 'supabase/functions',
    uses: [
      'src/i18n/generated',
      'src/domain',
      'src/config/brand.ts',
      'src/config/shipped-brand.ts',
      'src/config/staff-paths.ts',
    ],
    packages: ['nodemailer'],
    why: 'An edge function is bundled with what it imports: its words and addresses are those of the site.',
  },
  {
    part: 'build',
    uses: [
      ...data,
      'src/page-table.ts',
      'src/web/entry-server.tsx',
      'src/kiosk/prerender.tsx',
      'electron/policy',
      'supabase/local',
    ],
    why: 'Build scripts read sources as text; they use rules and facts, and never tests.',
  },
  {
    part: 'bench',
    uses: [
      'supabase/local',
      'build',
      'electron/policy',
      'tests/support',
      'src/domain',
      'src/config',
      'src/i18n',
    ],
    why: 'Benchmarks may use what tests share.',
  },
  {
    part: 'tests/support',
    uses: ['src', 'electron', 'supabase', 'build', 'tests/backend/support'],
    why: 'What tests share imports no test.',
  },
  {
    part: 'tests/(?!support/)[^/]+',
    uses: ['src', 'electron', 'supabase', 'build', 'bench', 'tests'],
    why: 'Tests may use everything, and nothing uses them.',
  },
];

const isFile = (part: string) => /[.]tsx?$/.test(part);
const under = (part: string) => `^${part}${isFile(part) ? '$' : '/'}`;

/** A part may import itself, what its row names, and nothing else of ours. A row for a folder within another row's folder counts alone. */
function directionOf({ part, uses = [], why }: Part): IForbiddenRuleType {
  const itself = part.replace('([^/]+)', '$1');
  const nested = parts
    .map((each) => each.part)
    .filter((other) => other !== part && other.startsWith(`${part}/`));
  return {
    name: `direction ${part}`,
    comment: why,
    severity: 'error',
    from: { path: under(part), pathNot: nested.map(under) },
    to: { path: ours, pathNot: [itself, ...uses].map(under) },
  };
}

/** Packages are named for what is shipped or handles people's data; tools and tests may use all that are declared. */
function packagesOf({ part, packages = [], why }: Part): IForbiddenRuleType[] {
  if (!/^(src|electron|supabase)/.test(part)) return [];
  return [
    {
      name: `packages ${part}`,
      comment: why,
      severity: 'error',
      from: { path: under(part) },
      to: { path: 'node_modules/', pathNot: packages.map((name) => `node_modules/(@types/)?${name}/`) },
    },
  ];
}

const further: readonly IForbiddenRuleType[] = [
  {
    name: 'reading a configuration installs nothing',
    comment:
      'Checks and editors read configurations too. The script that runs the tests installs what they need.',
    severity: 'error',
    from: { path: '(^|/)[\\w.-]+[.]config[.]ts$' },
    to: { path: '^build/(install|kiosk-package-electron)[.]ts$', reachable: true },
  },
  {
    name: 'the head script carries no package',
    comment: 'It is inline in every page: what it imports is sent with each of them.',
    severity: 'error',
    from: { path: '^src/web/head-script[.]ts$' },
    to: { path: 'node_modules/', reachable: true },
  },
  {
    name: 'the staff app stays by itself',
    comment: 'No other program holds the code of the staff app.',
    severity: 'error',
    from: { path: '^(src|electron|supabase)/', pathNot: '^src/staff/' },
    to: { path: '^src/staff/' },
  },
  {
    name: 'Electron acts in few files',
    comment: 'A policy may name a type of Electron. What runs Electron is an adapter, main or the preload.',
    severity: 'error',
    from: { pathNot: '^electron/(main-process/|main[.]ts$|preload[.]ts$)|^tests/' },
    to: { path: 'node_modules/electron/', pathNot: '/package[.]json$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'a part without a row',
    comment: 'A new folder needs a row in this file.',
    severity: 'error',
    from: {
      path: ours,
      pathNot: [...parts.map(({ part }) => under(part)), '^src/env[.]d[.]ts$'],
    },
    to: {},
  },
  {
    name: 'no circles',
    comment: 'Two files that need each other are merged, or share a third.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no circles between folders',
    comment: 'Folders have one order.',
    severity: 'error',
    scope: 'folder',
    from: { path: '^(src|electron|supabase)/' },
    to: { circular: true },
  },
  {
    name: 'leads to a file',
    comment: 'Every import resolves.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

const config: IConfiguration = {
  forbidden: [...parts.map(directionOf), ...parts.flatMap(packagesOf), ...further],
  options: {
    // TypeScript 7 has no JavaScript API; swc reads types too, which count as dependencies.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json', '.css'],
    },
  },
};

export default config;

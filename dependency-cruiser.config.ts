import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/*
 * Which part may import what (CONTRIBUTING, "Shape"). Every part is named with all that it may use; a folder that stands in
 * no row may use nothing. Imports are judged by the file they lead to, types included, however they are spelled.
 */

/** Everything that is ours. */
const ours = '^(src|electron|supabase|build|bench|tests)/';

/** One part: its files, the parts it may import besides itself, the packages it may use, and why. */
type Part = { part: string; uses?: readonly string[]; packages?: readonly string[]; why: string };

const words = ['src/domain', 'src/contract', 'src/brand', 'src/config', 'src/content'];
const pieces = [...words, 'src/platform', 'src/ui', 'src/blocks'];
const react = ['react', 'react-dom'];

const parts: readonly Part[] = [
  { part: 'src/domain', packages: ['zod'], why: 'Rules use zod and nothing else.' },
  {
    part: 'src/contract',
    uses: ['src/domain', 'src/brand'],
    packages: ['zod'],
    why: 'What programs agree on stands below all of them.',
  },
  { part: 'src/brand', uses: ['src/domain'], why: 'Facts and drawings of the brand are data.' },
  {
    part: 'src/config',
    uses: ['src/domain', 'src/contract'],
    packages: ['zod'],
    why: 'Settings are read by everything above.',
  },
  { part: 'src/content', uses: words, why: 'Words are data: no component, no style, no library.' },
  { part: 'src/styles', why: 'Tokens and base styles are used, and use nothing.' },
  {
    part: 'src/backend',
    uses: ['src/domain', 'src/contract', 'src/config'],
    packages: ['zod', '@supabase/supabase-js'],
    why: 'The backend knows no word and no component.',
  },
  {
    part: 'src/platform',
    uses: words,
    packages: ['react'],
    why: 'What differs between the surfaces is filled in by the shells.',
  },
  {
    part: 'src/ui',
    packages: ['react', 'react-dropzone', '@react-(aria|stately)/(tabs|collections|i18n)', 'uqr'],
    why: 'A piece of anybody’s library knows no router, store, form library or product word.',
  },
  {
    part: 'src/blocks',
    uses: pieces,
    packages: ['react', 'react-router-dom', 'zustand'],
    why: 'Blocks stand below features and never reach the backend.',
  },
  {
    part: 'src/features/([^/]+)',
    uses: [...pieces, 'src/backend'],
    packages: ['react', 'react-router-dom', 'react-hook-form', '@hookform/resolvers'],
    why: 'A feature imports no other feature and no shell. What two of them need is a block.',
  },
  {
    part: 'src/routes.tsx',
    uses: [...words, 'src/features'],
    packages: ['react', 'react-router-dom'],
    why: 'The one table of pages, which the shells and the build read.',
  },
  {
    part: 'src/web',
    uses: [...pieces, 'src/features', 'src/styles', 'src/routes.tsx'],
    packages: [...react, 'react-router-dom'],
    why: 'The shells never import each other, and reach the backend through features.',
  },
  {
    part: 'src/kiosk',
    uses: [...pieces, 'src/features', 'src/styles', 'src/routes.tsx'],
    packages: [...react, 'react-router-dom', 'zustand'],
    why: 'The shells never import each other, and the kiosk reaches no backend.',
  },
  {
    part: 'src/desk',
    uses: [...pieces, 'src/styles', 'src/backend'],
    packages: [...react, 'react-router-dom', 'zustand', 'zod'],
    why: 'The shells never import each other, and the desk shows no page of the site.',
  },
  {
    part: 'src/styleguide',
    uses: [
      'src/ui',
      'src/blocks',
      'src/platform',
      'src/styles',
      'src/web/late-font.ts',
      'src/web/platform.tsx',
    ],
    packages: [...react, 'react-router-dom'],
    why: 'The sheet shows pieces and blocks as the website does, in its typeface.',
  },
  {
    part: 'electron/policy',
    uses: ['src/domain', 'src/contract', 'src/brand'],
    packages: ['electron', 'jsonc-parser', 'zod'],
    why: 'Policies answer and never act.',
  },
  {
    part: 'electron/policy/fallback-page.ts',
    uses: ['src/domain', 'src/brand', 'src/content/[a-z]{2}/(emergency|stand-in)\\.ts', 'src/styles/fonts'],
    why: 'The page that stands in when every file is lost carries its words and typeface in itself.',
  },
  {
    part: 'electron/adapter',
    uses: ['electron/policy', 'src/domain', 'src/contract', 'src/brand'],
    packages: ['electron'],
    why: 'Adapters act as policies say.',
  },
  { part: 'electron/page-events.ts', why: 'It runs in every page, beside the page’s own scripts.' },
  {
    part: 'electron/preload.ts',
    uses: ['electron/page-events.ts', 'src/contract'],
    packages: ['electron'],
    why: 'The preload is all that a page can reach: the contract and nothing behind it.',
  },
  {
    part: 'electron/main.ts',
    uses: ['electron/adapter', 'electron/policy'],
    packages: ['electron'],
    why: 'The program is put together here, and does nothing by itself.',
  },
  {
    part: 'electron/operator.ts',
    uses: ['electron/adapter', 'electron/policy'],
    why: 'It runs in plain Node.',
  },
  { part: 'electron/env.d.ts', why: 'It declares what the build puts in.' },
  {
    part: 'supabase/local',
    uses: ['src/domain', 'src/contract'],
    packages: ['@electric-sql/pglite', 'jose', 'otpauth', 'uqr', 'zod'],
    why: 'The embedded backend knows the rules of the site, and no page.',
  },
  {
    part: 'supabase/staff',
    uses: ['supabase/local', 'src/domain', 'src/contract', 'src/brand', 'src/content/jobs.ts'],
    packages: ['@supabase/supabase-js', 'zod'],
    why: 'The staff’s program knows the rules and the list of jobs, and no page.',
  },
  {
    part: 'supabase/functions',
    packages: ['nodemailer'],
    why: 'An edge function is deployed by itself, with what stands beside it.',
  },
  {
    part: 'build',
    uses: [
      ...words,
      'src/web/entry-server.tsx',
      'src/kiosk/prerender.tsx',
      'electron/policy',
      'supabase/local',
    ],
    why: 'What builds takes sources as text; it uses rules and facts, and never tests.',
  },
  {
    part: 'bench',
    uses: ['build', 'electron/policy', 'tests/support', 'src/domain', 'src/contract', 'src/brand'],
    why: 'Measuring stands beside the tests.',
  },
  {
    part: 'tests/support',
    uses: ['src', 'electron', 'supabase', 'build', 'tests/backend/support'],
    why: 'What tests share knows none of them.',
  },
  {
    part: 'tests/(?!support/)[^/]+',
    uses: ['src', 'electron', 'supabase', 'build', 'bench', 'tests'],
    why: 'Tests may use everything, and nothing uses them.',
  },
];

const isFile = (part: string) => /[.]tsx?$/.test(part);
const under = (part: string) => `^${part}${isFile(part) ? '$' : '/'}`;

/** A part may import itself, what its row names, and nothing else of ours. A file with a row of its own is no part of its folder. */
function directionOf({ part, uses = [], why }: Part): IForbiddenRuleType {
  const itself = part.replace('([^/]+)', '$1');
  const files = parts.map((each) => each.part).filter((other) => isFile(other) && other !== part);
  return {
    name: `direction ${part}`,
    comment: why,
    severity: 'error',
    from: { path: under(part), pathNot: files.map(under) },
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
    name: 'the head script carries no package',
    comment: 'It stands inline in every page: what it reaches is sent with each of them.',
    severity: 'error',
    from: { path: '^src/web/head-script[.]ts$' },
    to: { path: 'node_modules/', reachable: true },
  },
  {
    name: 'the desk stays at the desk',
    comment: 'What staff read and do with applications is in no other program.',
    severity: 'error',
    from: { path: '^(src|electron|supabase)/', pathNot: '^src/(desk|backend/desk)/' },
    to: { path: '^src/(desk|backend/desk)/' },
  },
  {
    name: 'Electron acts in few files',
    comment: 'A policy may name a type of Electron. What runs Electron is an adapter, main or the preload.',
    severity: 'error',
    from: { pathNot: '^electron/(adapter/|main[.]ts$|preload[.]ts$)|^tests/' },
    to: { path: 'node_modules/electron/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'a part without a row',
    comment: 'A new folder says in this file what it may use.',
    severity: 'error',
    from: {
      path: ours,
      pathNot: [...parts.map(({ part }) => under(part)), '^src/env[.]d[.]ts$'],
    },
    to: {},
  },
  {
    name: 'no circles',
    comment: 'Two files that need each other are one, or stand on a third.',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'leads to a file',
    comment: 'What is imported is there.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

const config: IConfiguration = {
  forbidden: [...parts.map(directionOf), ...parts.flatMap(packagesOf), ...further],
  options: {
    // It reads TypeScript without the JavaScript API that TypeScript 7 has no more, and sees types, which count: what a
    // file knows of is what it depends on.
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

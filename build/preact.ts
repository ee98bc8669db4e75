import type { Alias } from 'vite';

/**
 * The website runs on Preact under React's names, a fifth of its bytes (docs/decisions/preact.md): for the build, the
 * development server and the tests of its pieces. The kiosk and the desk run on React.
 */
export const preactAliases: Alias[] = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/compat/$1' },
];

/**
 * What the site uses although its oldest browsers lack it, each with the reason why nobody misses anything. Keys are the names
 * under which script-features.ts and style-features.ts report it; a name that nothing uses any more fails the check.
 */
export const allowedGaps: Readonly<Record<string, string>> = {
  // Scripts
  '.use()': "React's hook of this name; no resource stack is ever made.",
  '.when()': "zod's word for a condition; no event target is asked.",
  '.error()': "zod's and react-router's own method of this name.",
  '.close()': 'supabase-js closes a channel; the site opens no dialog element.',
  '.open()': 'supabase-js opens a socket; the site opens no dialog element.',
  '.toBase64()': 'supabase-js asks before the call, and only for keys that the site does not use.',
  '.checkVisibility()': 'React Aria asks before the call and measures by itself without it.',
  '.startViewTransition()': 'React asks before the call; the site starts no view transition.',
  '.getAsFileSystemHandle()':
    'file-selector, below react-dropzone, asks before the call and takes the file without it.',
  'window.showOpenFilePicker': 'react-dropzone asks before the call; the file input does the work.',
  'Error.captureStackTrace': 'zod asks before the call; it only tidies a stack.',
  'URL.canParse': 'zod reads an address with `new URL` where it is missing.',
  'PublicKeyCredential.parseCreationOptionsFromJSON':
    'supabase-js for passkeys: nobody signs in on the site.',
  'PublicKeyCredential.parseRequestOptionsFromJSON': 'supabase-js for passkeys: nobody signs in on the site.',
  'navigator.connection':
    'Read where it is: without it only the wish for less data keeps pages from being fetched ahead.',
  'Intl.Segmenter':
    'Asked for before it is used; without it a letter and its marks count one by one (domain/application/text.ts).',
  requestIdleCallback: 'A short pause does where it is missing (src/web/fetch-ahead.ts).',
  // Styles
  ':has': 'Only how a control looks while it is pressed.',
  '@container': 'The bar has its own rule without; pictures only keep an icon that large text pushes out.',
  'container-type': 'The same as @container.',
  'container-type: inline-size': 'The same as @container.',
  '@media (forced-colors)': 'Browsers without it have no such mode.',
  'forced-color-adjust': 'Browsers without it have no such mode.',
  'forced-color-adjust: none': 'Browsers without it have no such mode.',
  'align-content: start': 'Safari lacks it in flex boxes alone; here it stands in grids.',
  'place-self: end': 'Safari lacks it in flex boxes alone; here it stands in grids.',
  'break-after: avoid': 'A heading may stand at the foot of a sheet of paper.',
  'cursor: pointer': 'A phone has no pointer to draw.',
  'cursor: not-allowed': 'A phone has no pointer to draw.',
  'field-sizing': 'The field keeps the rows it is made with.',
  'field-sizing: content': 'The field keeps the rows it is made with.',
  'overflow: clip': 'Decoration that is painted in its own box anyhow (`contain: strict`).',
  resize: 'A phone has no corner to pull; the field scrolls.',
  'resize: vertical': 'A phone has no corner to pull; the field scrolls.',
  rotate: 'Only decoration turns by it: a frond, an arrow.',
  scale: 'Only decoration grows by it.',
  translate: 'Only a movement on the way; the bar that hides is made invisible as well.',
  'translate: none': 'It undoes a movement that they do not make.',
  'text-size-adjust': 'Only for phones, which have it under their own prefix.',
  'text-wrap': 'Lines of a heading are less even.',
  'text-wrap: balance': 'Lines of a heading are less even.',
  'text-wrap: pretty': 'A last line may hold one word.',
};

import { describe, expect, it } from 'vitest';
import { findForbidden, findForbiddenModules } from '../../../build/kiosk-check.ts';

const whats = (file: string, text: string) => findForbidden(file, text).map(({ what }) => what);

describe('findForbidden', () => {
  it.each([
    ['file input', 'a.js', 'jsx("input",{type:"file",accept:".pdf"})'],
    ['file input', 'a.js', 'e.type=`file`'],
    ['file input', 'index.html', '<input type="file">'],
    ['window.print', 'a.js', 'onClick:()=>window.print()'],
    ['window.print', 'a.js', ';print();'],
    ['download attribute', 'a.js', 'jsx("a",{href:e,download:t(n)})'],
    ['download link', 'index.html', '<a href="x" download>'],
    ['target=_blank', 'a.js', 'jsx("a",{target:"_blank"})'],
    ['external link', 'a.js', 'jsx("a",{href:"https://example.com"})'],
    ['external link', 'a.js', 'e.href=`//example.com`'],
    ['Supabase code', 'a.js', 'class SupabaseClient{}'],
    ['backend address', 'a.js', 'fetch(`${e}/storage/v1/object`)'],
    ['code from text', 'a.js', 'new Function("return 1")'],
    ['code from text', 'a.js', 'eval(e)'],
    ['new window', 'a.js', 'window.open(e)'],
    ['inline script', 'index.html', '<script>1</script>'],
    ['inline style', 'index.html', '<p style="color:red">'],
    ['event handler attribute', 'index.html', '<p onclick="x()">'],
    ['outside file', 'index.html', '<script src="https://example.com/x.js"></script>'],
  ])('finds %s in %s: %s', (what, file, text) => {
    expect(whats(file, text)).toContain(what);
  });

  it.each([
    ['a.js', 'const a={type:"button",href:"#/careers",downloads:1};console.log("print")'],
    ['a.js', 'n.hasAttribute(`data-download`)'],
    ['index.html', '<script type="module" crossorigin src="./assets/index.js"></script>'],
    ['index.html', '<link rel="stylesheet" crossorigin href="./assets/index.css">'],
  ])('lets pass what is harmless in %s: %s', (file, text) => {
    expect(whats(file, text)).toEqual([]);
  });
});

describe('findForbiddenModules', () => {
  it.each([
    ['web shell', '/x/src/web/platform.tsx'],
    ['web shell', 'C:\\x\\src\\web\\platform.tsx'],
    ['backend code', '/x/src/api/client.ts'],
    ['backend code', '/x/node_modules/@supabase/supabase-js/dist/index.mjs'],
    ['application form', '/x/src/pages/application/ApplicationForm.tsx'],
    ['application form', '/x/node_modules/react-hook-form/dist/index.mjs'],
    ['file drop', '/x/node_modules/react-dropzone/dist/es/index.js'],
    ['sheets to print', '/x/src/pages/sheets/paper.css'],
    ['page of the website', '/x/src/pages/press/PressPage.tsx'],
  ])('names %s', (what, module) => {
    expect(findForbiddenModules([module])).toEqual([{ what, where: module, text: '' }]);
  });

  it.each(['/x/src/kiosk/App.tsx', '/x/src/pages/job/JobPage.tsx', '/x/node_modules/react/index.js'])(
    'lets %s pass',
    (module) => expect(findForbiddenModules([module])).toEqual([]),
  );
});

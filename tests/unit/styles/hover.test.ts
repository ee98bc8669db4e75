import { globSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { expect, it } from 'vitest';

/** What would show or hide something. `:focus` on a thing itself, such as the skip link, shows that thing and nothing more. */
const shows = new Set(['display', 'visibility', 'content', 'clip-path', 'opacity']);
const ofOthers = /:(?:hover|focus|focus-visible|focus-within)[^,{]*[\s>+~][^,{]+/;

it('no style shows or hides one thing while another is pointed at or has the focus (WCAG 2.2, 1.4.13)', () => {
  const found = globSync('src/**/*.css').flatMap((file) => {
    const faults: string[] = [];
    parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      // Nested rules begin with `&`, which is what is around them.
      const around = rule.parent?.type === 'rule' ? (rule.parent as typeof rule).selector : '';
      const selector = rule.selector.includes('&')
        ? rule.selector.replaceAll('&', around)
        : `${around} ${rule.selector}`;
      if (!ofOthers.test(selector.trim())) return;
      rule.each((node) => {
        if (node.type === 'decl' && shows.has(node.prop))
          faults.push(`${file}: ${selector} { ${String(node)} }`);
      });
    });
    return faults;
  });
  expect(found).toEqual([]);
});

import { expect, test } from 'vitest';
import { legalDocument } from '~/content/legal/legal.ts';

const words = {
  head: { title: 'Title', description: 'What it says.' },
  heading: 'Heading',
  lead: 'Lead.',
  dated: 'Last updated:',
  sections: {
    check: { title: 'How we check', summary: 'By tests.', blocks: ['Tests look.', { link: 'Report' }] },
  },
};

test.each([
  ['/privacy', [{ kind: 'link', label: 'Report', to: '/privacy' }]],
  [
    'https://a.example/report.html',
    [{ kind: 'page', label: 'Report', url: 'https://a.example/report.html' }],
  ],
  [null, []],
] as const)('the link of a section that leads to %s', (to, links) => {
  const { sections } = legalDocument(words, { image: 'x', iso: '2026-11-26', links: { check: to } });
  expect(sections[0]?.blocks).toEqual([{ kind: 'text', text: 'Tests look.' }, ...links]);
});

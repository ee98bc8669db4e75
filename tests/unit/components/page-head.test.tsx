import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Head, HeadCollector, PageHead } from '~/components/PageHead/PageHead.tsx';

const title = `What's "new" & <old>`;
const page = (
  <PageHead title={title} description="" path="/press" image="press">
    <meta name="referrer" content="no-referrer" />
  </PageHead>
);

test('where there is no document, a head is collected, its title as the page has it', () => {
  const heads: Head[] = [];
  const markup = renderToStaticMarkup(
    <HeadCollector value={(head) => void heads.push(head)}>{page}</HeadCollector>,
  );
  expect(markup).toBe('');
  expect(heads.map(({ share }) => share)).toEqual([{ picture: '/share/press.png', title }]);
  expect(renderToStaticMarkup(heads[0]?.tags)).toBe(renderToStaticMarkup(page));
});

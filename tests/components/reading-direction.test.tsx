import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { JobCard } from '~/components/JobCard/JobCard.tsx';
import { ScrollProgress } from '~/components/ScrollProgress/ScrollProgress.tsx';
import { jobs } from '~/content/jobs.ts';
import { isolate } from '~/domain/isolate.ts';
import { sizeText } from '~/i18n/formats/ar.ts';
import { EndIcon, PlayOnIcon } from '~/kiosk/controls/BarIcons.tsx';
import { TextField } from '~/ui/Field/TextField.tsx';
import { ChosenFile } from '~/ui/FileDrop/ChosenFile.tsx';
import * as icons from '~/ui/Icon/Icons.tsx';
import { TextArea } from '~/ui/TextArea/TextArea.tsx';
import { failOnConsole } from './fail-on-console.ts';
import { withComponent } from './render.tsx';

/* What is mirrored in right-to-left languages, and what is not. The browser itself is English. The tabs' arrows: tests/engines/languages. */

failOnConsole();

/** Drawings that show which way; all others stay. */
const directed = new Set(['ArrowLeftIcon', 'ArrowRightIcon', 'ExternalIcon', 'EndIcon']);
const drawings = Object.entries({ ...icons, EndIcon, PlayOnIcon });

const length = { text: '', announcement: '', isOver: false };

/** Where a part of the text begins. */
function placeOf(container: HTMLElement, part: string): number {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const start = (texts.currentNode.nodeValue ?? '').indexOf(part);
    if (start < 0) continue;
    const range = new Range();
    range.setStart(texts.currentNode, start);
    range.setEnd(texts.currentNode, start + 1);
    return range.getBoundingClientRect().x;
  }
  throw new Error(`${part} is nowhere.`);
}

/** How a drawing is painted: 1 as it is drawn, -1 mirrored. */
function sideOf(drawing: Element): number {
  const { transform } = getComputedStyle(drawing);
  return transform === 'none' ? 1 : new DOMMatrix(transform).a;
}

const pages = [
  { lang: 'en', dir: 'ltr', forward: 1 },
  { lang: 'ar', dir: 'rtl', forward: -1 },
] as const;

describe.each(pages)('$lang', ({ forward, ...language }) => {
  test('drawings that show which way are mirrored, no others', async () => {
    const component = drawings.map(([name, Drawing]) => (
      <span key={name} data-name={name}>
        <Drawing />
      </span>
    ));
    await withComponent(
      component,
      'light',
      async (container) => {
        const sides = [...container.querySelectorAll<HTMLElement>('[data-name]')].map((each) => [
          each.dataset.name,
          sideOf(each.firstElementChild ?? each),
        ]);
        expect(sides).toEqual(drawings.map(([name]) => [name, directed.has(name) ? forward : 1]));
      },
      language,
    );
  });

  test('the card of a job and the progress point the way one reads', async () => {
    const [job] = jobs();
    if (job === undefined) throw new Error('There are no jobs.');
    await withComponent(
      <>
        <ScrollProgress />
        <JobCard job={job} />
        <p style={{ blockSize: '400vh' }}>A long text</p>
      </>,
      'light',
      async () => {
        const card = page.getByRole('link', { name: job.title }).element().closest('div');
        if (card === null) throw new Error('The job has no card.');
        const arrow = card.querySelector('[data-directed]')?.getBoundingClientRect();
        const title = card.querySelector('h3')?.getBoundingClientRect();
        expect(Math.sign((arrow?.x ?? 0) - (title?.x ?? 0))).toBe(forward);

        const bar = page.getByTestId('scroll-progress').element() as HTMLElement;
        const { scrollHeight, clientWidth } = document.documentElement;
        scrollTo({ top: (scrollHeight - innerHeight) / 4, behavior: 'instant' });
        await expect.poll(() => bar.getBoundingClientRect().width / clientWidth).toBeCloseTo(0.25, 1);
        const { left, right } = bar.getBoundingClientRect();
        expect(forward === 1 ? left : clientWidth - right).toBeCloseTo(0);
        scrollTo({ top: 0, behavior: 'instant' });
      },
      language,
    );
  });

  test('sizes and file names keep their own order; phone numbers and addresses: phone-numbers.test.tsx', async () => {
    const file = new File(['%PDF-1.4'], 'ana-lee (2).pdf', { type: 'application/pdf' });
    await withComponent(
      <>
        <p>ملف PDF، المقاس {isolate('512 × 600')} بكسل</p>
        <ChosenFile file={file} removeLabel="إزالة" sizeText={sizeText} onRemove={() => {}} />
      </>,
      'light',
      async (container) => {
        expect(placeOf(container, '512')).toBeLessThan(placeOf(container, '600'));
        expect(placeOf(container, 'ana-lee')).toBeLessThan(placeOf(container, '(2)'));
        expect(placeOf(container, 'كيلوبايت')).toBeLessThan(placeOf(container, '1\u00A0'));
      },
      language,
    );
  });

  test('a field takes what is written in its own direction', async () => {
    const fields = ['email', 'tel', 'url', 'text'].map((type) => (
      <TextField key={type} id={type} type={type} label={type} error={null} />
    ));
    const letter = <TextArea id="letter" label="letter" error={null} describeLength={() => length} />;
    await withComponent(
      <>
        {fields}
        {letter}
      </>,
      'light',
      async () => {
        for (const name of ['email', 'tel', 'url']) {
          const style = getComputedStyle(page.getByLabelText(name).element());
          expect([name, style.direction]).toEqual([name, 'ltr']);
          // Where the eye comes from: on the side of the label.
          expect([name, style.textAlign]).toEqual([name, forward === 1 ? 'start' : 'end']);
        }
        for (const name of ['text', 'letter']) {
          const field = page.getByLabelText(name);
          const directionOf = () => getComputedStyle(field.element()).direction;
          expect(directionOf(), 'while nothing is written').toBe(language.dir);
          await field.fill('آنا Lee');
          expect(directionOf()).toBe('rtl');
          await field.fill('Ana لي');
          expect(directionOf()).toBe('ltr');
        }
      },
      language,
    );
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { allLanguages } from '~/i18n/all-languages.ts';
import { setAllMessages } from '~/i18n/messages.ts';
import { PolicyNotice } from '~/pages/home/PolicyNotice.tsx';

afterEach(() => setAllMessages('en', allLanguages.en));

const text = { en: 'We add a helper.', es: 'Sumamos un proveedor.', fr: 'A', hi: 'A', ar: 'A' };
const markup = (change: Parameters<typeof PolicyNotice>[0]['change']) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <PolicyNotice change={change} />
    </MemoryRouter>,
  );

test('the home page says what changes in the privacy policy and from when, and leads there', () => {
  expect(markup({ from: '2027-03-01', text })).toMatch(
    /March 1, 2027:.*We add a helper\. *.*href="\/privacy"[^>]*>Privacy Policy/,
  );
  setAllMessages('es', allLanguages.es);
  expect(markup({ from: '2027-03-01', text })).toMatch(/1 de marzo de 2027:.*Sumamos un proveedor\./);
});

test('nothing while no change is planned', () => {
  expect(markup(null)).toBe('');
});

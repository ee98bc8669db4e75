import { expect, test } from 'vitest';
import { whyJoinColumn } from '../../../../src/config/brand.ts';
import { exportText } from '../../../../src/staff/applications/export-file.ts';

const application = {
  id: '7f3a91c2-5f5c-4e0b-9a5a-2f9a41f2d6a1',
  reference: '7F3A91C2',
  created_at: '2026-11-22T10:00:00+00:00',
  job_id: 'graphic-designer',
  job_title: 'Graphic Designer',
  language: 'en',
  full_name: '=HYPERLINK("https://bad.example")',
  email: 'ana@mail.example',
  phone: '+18005550199',
  resume_url: '',
  linkedin_profile: '',
  cover_letter: 'first line\n=1+1',
  [whyJoinColumn]: 'say "hi", \u202Eand turn',
  flagged: false,
  flagged_reason: '',
  state: 'new',
  assignee: null,
  assignee_name: '@Ada',
  note_count: 2,
  seen_state: 'new',
  state_shown_at: '2026-11-22T10:00:00+00:00',
  form_trap: '',
  form_seconds: 20,
} as const;

test('a spreadsheet reads every cell as text, and calculates none', () => {
  const text = exportText([application]);
  expect(text.startsWith('\uFEFF"id","reference"')).toBe(true);
  expect(text).toContain(`"${whyJoinColumn}"`);
  expect(text).toContain(`"'=HYPERLINK(""https://bad.example"")"`);
  expect(text).toContain(`"first line\n'=1+1"`);
  expect(text).toContain(`"'+18005550199"`);
  expect(text).toContain(`"7F3A-91C2"`);
  expect(text).toContain(`"new","'@Ada","2"`);
  expect(text).not.toContain('\u202E');
  expect(text.endsWith('\r\n')).toBe(true);
});

import { brand, whyJoinColumn } from '../../../src/config/brand.ts';
import { allLanguages } from '../../support/all-languages.ts';
import { addressIn, documentLanguages } from '../../../src/domain/language.ts';
import { runApplications } from '../../../supabase/cli/run.ts';
import { readStackKeys, stackUrls } from '../../support/stack-info.ts';
import { expect, test } from '../../support/test.ts';
import { applicationsOf, fileInput, job, pdf, someone } from './application-form.ts';

/* Applications in other scripts: what was written arrives as it was, with the page's language, and staff see both. */

/** People whose names and texts run both ways, and how they put them. */
const people = {
  ar: {
    name: 'مُحَمَّد (Mo) Al‑Sayed الحسيني',
    letter: 'أعمل منذ 10 سنوات مع كبار السن في مركز Harbor View، وأعرف كيف أشرح لهم. '.repeat(3).trim(),
    reason: 'لأن Fernwell يشرح الكلام الصعب بكلمات سهلة، وهذا ما أحبه.',
  },
  hi: {
    name: 'डॉ. प्रिया श्रीनिवासन (Priya)',
    letter: 'मैंने 10 साल तक Harbor View में बुज़ुर्गों के साथ काम किया है। मुझे बड़े अक्षर पसंद हैं। '.repeat(3).trim(),
    reason: 'क्योंकि Fernwell मुश्किल बातें आसान शब्दों में समझाता है, और यही मुझे पसंद है।',
  },
} as const;

/** What `npm run applications` shows of a backend elsewhere. */
async function staffSees(command: readonly string[]): Promise<string> {
  let shown = '';
  const terminal = { out: (text: string) => void (shown += text), progress: () => {}, ask: async () => null };
  const environment = {
    SUPABASE_URL: stackUrls.backend,
    SUPABASE_SERVICE_ROLE_KEY: readStackKeys().serviceRoleKey,
  };
  await runApplications(command, environment, terminal, new Date());
  return shown;
}

for (const language of ['ar', 'hi'] as const) {
  test(`${language}: an application with names in two scripts arrives in its language, and staff read it`, async ({
    page,
    open,
  }) => {
    const { name, letter, reason } = people[language];
    const { application, jobs } = allLanguages[language].words;
    const { fields, formMessages, noticeMessages, resumeMessages } = application;
    const { Email } = someone();
    await open(addressIn(language, job.path));
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
    await field(fields.fullName.label).fill(name);
    await field(fields.email.label).fill(Email);
    await field(fields.phone.label).fill(brand.phones.IN.dial);
    await field(fields.coverLetter.label).fill(letter);
    await field(fields.whyJoin.label).fill(reason);
    await expect(field(fields.fullName.label)).toHaveCSS('direction', language === 'ar' ? 'rtl' : 'ltr');
    await expect(field(fields.email.label)).toHaveCSS('direction', 'ltr');
    await fileInput(page).setInputFiles({ ...pdf, name: language === 'ar' ? 'سيرة ذاتية.pdf' : 'रिज़्यूमे.pdf' });
    await expect(page.getByRole('button', { name: new RegExp(`^${resumeMessages.replace}`) })).toBeVisible();
    await page.getByRole('button', { name: formMessages.submit, exact: true }).click();
    const title = jobs.jobMessages['graphic-designer'].title;
    await expect(page.getByRole('status').filter({ hasText: noticeMessages.succeeded })).toContainText(
      noticeMessages.thanks(title),
    );

    const [row, ...others] = await applicationsOf({ Email });
    expect(others).toEqual([]);
    expect(row).toMatchObject({ language, full_name: name, cover_letter: letter, [whyJoinColumn]: reason });
    const shown = await staffSees(['show', row?.id ?? '']);
    expect(shown).toMatch(new RegExp(`^Language: +${language}$`, 'm'));
    for (const text of [name, letter, reason]) expect(shown).toContain(text);
    const listed = JSON.parse(await staffSees(['list', '--json'])) as { id: string; language: string }[];
    expect(listed.find(({ id }) => id === row?.id)).toMatchObject({ language, full_name: name });

    await expect(page).toHaveURL(addressIn(language, '/careers'));
    await expect(page.locator('html')).toHaveAttribute('lang', documentLanguages[language]);
  });
}

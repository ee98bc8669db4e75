import type { Page } from '@playwright/test';
import { whyJoinColumn } from '../../../src/config/brand.ts';
import { paths } from '../../../src/config/paths.ts';
import { addressIn, type Language } from '../../../src/domain/language.ts';
import type { ApplicationState } from '../../../src/domain/contract/staff.ts';
import type { LinkedApplication, SentApplication } from '../../../src/api/staff-answers.ts';
import { applicationRules as rules, maxResumeBytes } from '../../../src/domain/application/rules.ts';
import { notMeParameter } from '../../../src/domain/application/link-secret.ts';
import { type Answer, answerAs, type Camera, ok, type PageAction } from './camera.ts';
import { desktop, openPage } from './site.ts';

type Typed = Readonly<
  Record<'fullName' | 'email' | 'phone' | 'linkedinProfile' | 'coverLetter' | 'whyJoin', string>
>;

const right: Typed = {
  fullName: 'Ana Lee',
  email: 'ana@mail.example',
  phone: '+14155550132',
  linkedinProfile: '',
  coverLetter: 'I have drawn for older readers for ten years, and I care about large, calm type. '.repeat(2),
  whyJoin: 'You make hard words easy, and that is what drawing is for, too.',
};

const wrong: Typed = {
  fullName: 'A',
  email: 'ana@mail',
  phone: 'none',
  linkedinProfile: 'none',
  coverLetter: 'Hello',
  whyJoin: 'Because',
};

const tooLong: Typed = {
  fullName: 'a'.repeat(rules.fullName.maxLength + 1),
  email: `${'a'.repeat(rules.email.maxLength)}@mail.example`,
  phone: '+14155550132',
  linkedinProfile: `https://www.linkedin.com/in/${'a'.repeat(rules.linkedinProfile.maxLength)}`,
  coverLetter: 'a'.repeat(rules.coverLetter.maxLength + 1),
  whyJoin: 'a'.repeat(rules.whyJoin.maxLength + 1),
};

type UploadedFile = { name: string; mimeType: string; buffer: Buffer };
const file = (name: string, text: string | Buffer = 'text'): UploadedFile => ({
  name,
  mimeType: name.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream',
  buffer: Buffer.from(text),
});
const pdf = file('resume.pdf', '%PDF-1.4\n%%EOF');

/** Files that the form refuses, by the name of the picture. */
const refusedFiles: Readonly<Record<string, UploadedFile>> = {
  word: file('resume.docx'),
  pages: file('resume.pages'),
  'libre-office': file('resume.odt'),
  'google-docs': file('resume.gdoc'),
  picture: file('resume.png'),
  'other-program': file('resume.txt'),
  'too-large': file('resume.pdf', Buffer.alloc(maxResumeBytes + 1)),
  empty: file('resume.pdf', ''),
};

const refusal = (status: number, hint: string, message = ''): Answer => ({
  status,
  body: { code: 'PT429', message, hint, details: null },
});

/** What the backend may answer to an application, by the name of the picture. */
const failures: Readonly<Record<string, Answer>> = {
  'no-answer': 'lost',
  'limited-network': refusal(429, 'rate_limited_network'),
  'limited-site': refusal(429, 'rate_limited_site'),
  'limited-request': refusal(400, 'one_application_per_request'),
  closed: refusal(403, 'position_closed'),
  refused: refusal(400, 'unknown'),
  'refused-because': refusal(400, 'unknown', 'Reason'),
  unexpected: ok({}),
  'resume-refused': {
    status: 400,
    body: { code: '23514', message: 'violates "applications_resume_url_check"', hint: null, details: null },
  },
  sending: null,
};

const id = '5f0c1a2b-0000-4000-8000-000000000000';
const formAndNotices = '#apply, footer ~ div:has(> [role=alert])';

/** What the backend answers, by the last part of the address. A file that is sent arrives, where nothing else is said. */
type Answers = Readonly<Record<string, Answer>>;

const answering = (answers: Answers, otherwise?: Answer) => (page: Page) =>
  answerAs(page, (path) => {
    if (path.includes('/object/')) return answers.object ?? ok({ Key: 'x' });
    const name = path.split('/').at(-1) ?? '';
    return name in answers ? answers[name] : otherwise;
  });

const fill = (typed: Typed) => async (page: Page) => {
  for (const [field, text] of Object.entries(typed)) await page.locator(`#apply-${field}`).fill(text);
};
const choose = (chosen: UploadedFile) => (page: Page) =>
  page.locator('main input[type=file]').setInputFiles(chosen);
const see = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();
const submit: PageAction = (page) =>
  page.locator('#apply form').evaluate((form: HTMLFormElement) => form.requestSubmit());
const sending: readonly PageAction[] = [
  fill(right),
  choose(pdf),
  (page) => page.locator('#apply form button[type=submit]:not([aria-disabled=true])').click(),
];

/** Files over the field, as a person's pointer brings them. */
const drag = (event: 'dragenter' | 'drop', count: number) => (page: Page) =>
  page.locator('#apply input[type=file]').evaluate(
    (input, [type, files]) => {
      const dataTransfer = new DataTransfer();
      for (let index = 0; index < Number(files); index += 1)
        dataTransfer.items.add(new File(['%PDF-'], `${index}.pdf`, { type: 'application/pdf' }));
      const given = { bubbles: true, cancelable: true, dataTransfer };
      input.parentElement?.dispatchEvent(new DragEvent(String(type), given));
    },
    [event, count] as const,
  );

const typeOneMore: PageAction = async (page) => {
  await page.locator('#apply-coverLetter').focus();
  await page.keyboard.type('.');
};
const goOffline: PageAction = (page) =>
  page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
const awaitCareers: PageAction = (page) => page.waitForURL(/\/careers$/);

/** The form of a job in all its states. @param url of the site. */
export async function takeForm(camera: Camera, language: Language, url: string): Promise<void> {
  const said = (key: string) => (page: Page) => camera.find(page, key).waitFor();
  const press = (key: string) => (page: Page) => camera.find(page, key).click();
  const [resume, message] = ['application/resumeMessages', 'application/formMessages'];
  const [notice, receipt] = ['application/noticeMessages', 'submission-receipt/receiptMessages'];
  const error = see('#apply [aria-invalid=true]');
  const isReady = see('#apply form:not([hidden])');
  const take = (name: string, steps: readonly PageAction[], only = formAndNotices) =>
    camera.scene(`form-${name}`, desktop, async (page) => {
      await openPage(page, url + addressIn(language, paths.job('graphic-designer')));
      for (const step of [isReady, ...steps]) await step(page);
      return only;
    });

  const states: Readonly<Record<string, readonly PageAction[]>> = {
    'errors-empty': [submit, error],
    'errors-wrong': [fill(wrong), submit, error],
    'errors-too-long': [fill(tooLong), submit, error],
    'resume-dropping': [drag('dragenter', 1), see('#apply [data-state=dropping]')],
    'resume-several': [drag('drop', 2), said(`${resume}.problem.several`)],
    'resume-removed': [choose(pdf), press(`${resume}.remove`), said(`${resume}.removed`)],
    'filled-in': [
      ...[fill(right), choose(pdf), said(`${resume}.chosen`)],
      ...[typeOneMore, said('application/lengthMessages.enough')],
    ],
    cleared: [fill(right), press(`${message}.kept.clear`), said(`${message}.kept.bringBack`)],
    offline: [goOffline, answering({ object: 'lost' }, 'lost'), ...sending, said(`${notice}.offline`)],
  };
  for (const [name, steps] of Object.entries(states)) await take(name, steps);
  for (const [name, refused] of Object.entries(refusedFiles))
    await take(`resume-${name}`, [choose(refused), see('#apply [data-state=error]')]);
  const saidOf: Readonly<Record<string, string>> = {
    sending: `${message}.submitting`,
    'resume-refused': `${resume}.problem.refused`,
  };
  for (const [name, applications] of Object.entries(failures))
    await take(name, [answering({ applications }), ...sending, said(saidOf[name] ?? `${notice}.failed`)]);

  const applications = { status: 201, body: { id, created_at: '2026-11-30T10:00:00Z' } };
  for (const [name, object, further] of [
    ['sent', ok({ Key: 'x' }), []],
    [
      'sent-without-resume',
      { status: 500, body: {} },
      [press(`${receipt}.copy.name`), said(`${receipt}.copy.copied`)],
    ],
  ] as const) {
    const submitAndReceive = [
      answering({ object, applications }, ok({})),
      ...sending,
      said(`${notice}.next`),
    ];
    await take(name, submitAndReceive);
    await take(
      `${name}-receipt`,
      [...submitAndReceive, awaitCareers, said(`${receipt}.said`), ...further],
      'main',
    );
  }
}

const application: LinkedApplication = {
  reference: '21252C45',
  job_id: 'graphic-designer',
  job_title: 'Graphic Designer',
  language: 'en',
  created_at: '2026-11-30T10:00:00Z',
  state: 'new',
  has_resume: true,
  is_resume_opened: false,
  is_read: false,
  closed_on: null,
};

const sent: SentApplication = {
  full_name: right.fullName,
  email: right.email,
  phone: right.phone,
  linkedin_profile: '',
  cover_letter: right.coverLetter,
  [whyJoinColumn]: right.whyJoin,
};

const further = [
  'looked_at',
  'talking',
  'offer',
  'hired',
  'declined',
  'withdrawn',
] as const satisfies readonly ApplicationState[];

/** The applicant's own page in its states. @param url of the site. */
export async function takeApplicantsPage(camera: Camera, language: Language, url: string): Promise<void> {
  const press = (key: string) => (page: Page) =>
    camera.find(page, `application-status/statusMessages.${key}`).click();
  const said = (key: string) => (page: Page) =>
    camera.find(page, `application-status/statusMessages.${key}`).waitFor();
  const shows = (change: Partial<LinkedApplication> = {}) => ({
    application_by_link: ok({ ...application, ...change }),
  });
  const bare = shows({ has_resume: false });
  const withdraw = [press('withdraw.open'), press('withdraw.confirm')];
  const erase = [press('erase.open'), press('erase.confirm')];
  const sendFile = [choose(pdf), press('resume.send')];
  const withdrawn = ok({ ...application, state: 'withdrawn' });
  const emptied = { ...shows(), resume_by_link: ok(null) };
  const kept = refusal(409, 'resume_still_there');
  const unread = refusal(400, 'resume_refused');

  const states: readonly (readonly [name: string, answers: Answers, ...steps: readonly PageAction[]])[] = [
    ['new', { ...shows(), sent_by_link: ok(sent) }, press('sent.show'), said('sent.hide')],
    ['read', shows({ is_read: true }), said('read')],
    ...further.map((state) => [state, shows({ state }), said(`states.${state}`)] as const),
    ['looking', { application_by_link: null }, said('looking')],
    ['unknown', { application_by_link: ok(null) }, said('unknown.heading')],
    ['no-answer', {}, said('noAnswer.heading')],
    ['link-copied', shows(), press('copy.label'), said('copy.copied')],
    ['withdraw', shows(), press('withdraw.open'), said('withdraw.question')],
    ['withdrawn-now', { ...shows(), withdraw_by_link: withdrawn }, ...withdraw, said('withdraw.done')],
    ['withdraw-failed', shows(), ...withdraw, said('failed')],
    ['working', { ...shows(), withdraw_by_link: null }, ...withdraw, said('working')],
    ['erase', shows(), press('erase.open'), said('erase.question')],
    ['erased', { ...emptied, erase_by_link: ok({ erased: true }) }, ...erase, said('erased.heading')],
    ['file-stays', { ...emptied, erase_by_link: kept }, ...erase, said('erase.fileStays')],
    ['resume-missing', bare, said('resume.first')],
    ['resume-arrived', { ...bare, add_resume_by_link: ok(application) }, ...sendFile, said('resume.done')],
    ['resume-refused', { ...bare, add_resume_by_link: unread }, ...sendFile, said('resume.refused')],
    [
      'not-me',
      { ...shows(), end_mail_by_link: ok({ ended: true }) },
      press('notMe.stop'),
      said('notMe.stopped'),
    ],
  ];
  for (const [name, answers, ...steps] of states) {
    await camera.scene(`application-${name}`, desktop, async (page) => {
      const search = name === 'not-me' ? `?${notMeParameter}` : '';
      const address = `${url}${addressIn(language, paths.application)}${search}#${'a'.repeat(43)}`;
      for (const step of [answering(answers, 'lost'), (shown: Page) => openPage(shown, address), ...steps])
        await step(page);
      // The first one has all around it, and what the browser's tab says.
      return name === 'new' ? undefined : 'main';
    });
  }
}

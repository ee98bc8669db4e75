import type { Page } from '@playwright/test';
import { whyJoinColumn } from '../../../src/config/brand.ts';
import { paths } from '../../../src/config/paths.ts';
import { addressIn, type Language } from '../../../src/domain/language.ts';
import type { ApplicationState } from '../../../src/domain/contract/staff.ts';
import type { LinkedApplication, SentApplication } from '../../../src/api/staff-answers.ts';
import { applicationRules as rules, maxResumeBytes } from '../../../src/domain/application/rules.ts';
import { notMeParameter } from '../../../src/domain/application/link-secret.ts';
import { type Answer, answerAs, ok } from './backend.ts';
import type { Camera } from './camera.ts';
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
const refusedFiles: Readonly<Record<string, readonly UploadedFile[]>> = {
  word: [file('resume.docx')],
  pages: [file('resume.pages')],
  'libre-office': [file('resume.odt')],
  'google-docs': [file('resume.gdoc')],
  picture: [file('resume.png')],
  'other-program': [file('resume.txt')],
  'too-large': [file('resume.pdf', Buffer.alloc(maxResumeBytes + 1))],
  empty: [file('resume.pdf', '')],
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

/** The form of a job in all its states. @param url of the site. */
export async function takeForm(camera: Camera, language: Language, url: string): Promise<void> {
  const jobPage = url + addressIn(language, paths.job('graphic-designer'));
  const form = (name: string, work: (page: Page) => Promise<string | void>) =>
    camera.scene(`form-${name}`, desktop, async (page) => {
      await openPage(page, jobPage);
      await page.locator('#apply form:not([hidden])').waitFor();
      return (await work(page)) ?? formAndNotices;
    });
  const error = (page: Page) => page.locator('#apply [aria-invalid=true]').first().waitFor();

  await form('errors-empty', async (page) => {
    await submit(page);
    await error(page);
  });
  for (const [name, typed] of [
    ['errors-wrong', wrong],
    ['errors-too-long', tooLong],
  ] as const) {
    await form(name, async (page) => {
      await fillIn(page, typed);
      await submit(page);
      await error(page);
    });
  }
  for (const [name, files] of Object.entries(refusedFiles)) {
    await form(`resume-${name}`, async (page) => {
      await page.locator('#apply input[type=file]').setInputFiles([...files]);
      await page.locator('#apply [data-state=error]').waitFor();
    });
  }
  await form('resume-dropping', async (page) => {
    await drag(page, 'dragenter', 1);
    await page.locator('#apply [data-state=dropping]').waitFor();
  });
  await form('resume-several', async (page) => {
    await drag(page, 'drop', 2);
    await camera.find(page, 'application/resumeMessages.problem.several').waitFor();
  });
  await form('resume-removed', async (page) => {
    await page.locator('#apply input[type=file]').setInputFiles(pdf);
    await camera.find(page, 'application/resumeMessages.remove').click();
    await camera.find(page, 'application/resumeMessages.removed').waitFor();
  });
  await form('filled-in', async (page) => {
    await fillIn(page, right);
    await page.locator('#apply input[type=file]').setInputFiles(pdf);
    await camera.find(page, 'application/resumeMessages.chosen').waitFor();
    await page.locator('#apply-coverLetter').focus();
    await page.keyboard.type('.');
    await camera.find(page, 'application/lengthMessages.enough').waitFor();
  });
  await form('cleared', async (page) => {
    await fillIn(page, right);
    await camera.find(page, 'application/formMessages.kept.clear').click();
    await camera.find(page, 'application/formMessages.kept.bringBack').waitFor();
  });
  for (const [name, answer] of Object.entries(failures)) {
    await form(name, async (page) => {
      await answerAs(page, (path) =>
        path.endsWith('/applications') ? answer : path.includes('/object/') ? ok({ Key: 'x' }) : undefined,
      );
      await send(page);
      await camera
        .find(
          page,
          name === 'sending'
            ? 'application/formMessages.submitting'
            : name === 'resume-refused'
              ? 'application/resumeMessages.problem.refused'
              : 'application/noticeMessages.failed',
        )
        .waitFor();
    });
  }
  await form('offline', async (page) => {
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
    await answerAs(page, () => 'lost');
    await send(page);
    await camera.find(page, 'application/noticeMessages.offline').waitFor();
  });
  for (const [name, hasResume] of [
    ['sent', true],
    ['sent-without-resume', false],
  ] as const) {
    const arrive = async (page: Page) => {
      await answerAs(page, (path) => {
        if (path.includes('/object/')) return hasResume ? ok({ Key: 'x' }) : { status: 500, body: {} };
        return path.endsWith('/applications')
          ? { status: 201, body: { id, created_at: '2026-11-30T10:00:00Z' } }
          : ok({});
      });
      await send(page);
      await camera.find(page, 'application/noticeMessages.next').waitFor();
    };
    await form(name, arrive);
    await form(`${name}-receipt`, async (page) => {
      await arrive(page);
      await page.waitForURL(/\/careers$/);
      await camera.find(page, 'submission-receipt/receiptMessages.said').waitFor();
      if (hasResume) return 'main';
      await camera.find(page, 'submission-receipt/receiptMessages.copy.name').click();
      await camera.find(page, 'submission-receipt/receiptMessages.copy.copied').waitFor();
      return 'main';
    });
  }
}

async function fillIn(page: Page, typed: Typed): Promise<void> {
  for (const [field, text] of Object.entries(typed)) await page.locator(`#apply-${field}`).fill(text);
}

const submit = (page: Page) =>
  page.locator('#apply form').evaluate((form: HTMLFormElement) => form.requestSubmit());

async function send(page: Page): Promise<void> {
  await fillIn(page, right);
  await page.locator('#apply input[type=file]').setInputFiles(pdf);
  await page.locator('#apply form button[type=submit]:not([aria-disabled=true])').click();
}

/** Files over the field, as a person's pointer brings them. */
async function drag(page: Page, event: 'dragenter' | 'drop', count: number): Promise<void> {
  await page.locator('#apply input[type=file]').evaluate(
    (input, [type, files]) => {
      const dataTransfer = new DataTransfer();
      for (let index = 0; index < Number(files); index += 1)
        dataTransfer.items.add(new File(['%PDF-'], `${index}.pdf`, { type: 'application/pdf' }));
      const given = { bubbles: true, cancelable: true, dataTransfer };
      input.parentElement?.dispatchEvent(new DragEvent(String(type), given));
    },
    [event, count] as const,
  );
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

const undecided: readonly ApplicationState[] = [
  'looked_at',
  'talking',
  'offer',
  'hired',
  'declined',
  'withdrawn',
];

/** The applicant's own page in its states. @param url of the site. */
export async function takeApplicantsPage(camera: Camera, language: Language, url: string): Promise<void> {
  const page = (
    name: string,
    answers: Readonly<Record<string, Answer>>,
    work: (page: Page) => Promise<void> = async () => undefined,
    search = '',
  ) =>
    camera.scene(`application-${name}`, desktop, async (shown) => {
      const answerOf = (path: string) => {
        const last = path.split('/').at(-1) ?? '';
        if (last in answers) return answers[last];
        return path.includes('/object/') ? ok({ Key: 'x' }) : 'lost';
      };
      await answerAs(shown, (path) => answerOf(path));
      await openPage(shown, `${url}${addressIn(language, paths.application)}${search}#${'a'.repeat(43)}`);
      await work(shown);
      // The first one has all around it, and what the browser's tab says.
      return name === 'new' ? undefined : 'main';
    });
  const press = (key: string) => async (shown: Page) =>
    camera.find(shown, `application-status/statusMessages.${key}`).click();
  const said = (key: string) => async (shown: Page) =>
    camera.find(shown, `application-status/statusMessages.${key}`).waitFor();
  const each =
    (...steps: readonly ((shown: Page) => Promise<void>)[]) =>
    async (shown: Page) => {
      for (const step of steps) await step(shown);
    };
  const shows = (change: Partial<LinkedApplication> = {}) => ({
    application_by_link: ok({ ...application, ...change }),
  });

  await page('new', { ...shows(), sent_by_link: ok(sent) }, each(press('sent.show'), said('sent.hide')));
  await page('read', shows({ is_read: true }), said('read'));
  for (const state of undecided) await page(state, shows({ state }), said(`states.${state}`));
  await page('looking', { application_by_link: null }, said('looking'));
  await page('unknown', { application_by_link: ok(null) }, said('unknown.heading'));
  await page('no-answer', {}, said('noAnswer.heading'));
  await page('link-copied', shows(), each(press('copy.label'), said('copy.copied')));
  await page('withdraw', shows(), each(press('withdraw.open'), said('withdraw.question')));
  await page(
    'withdrawn-now',
    { ...shows(), withdraw_by_link: ok({ ...application, state: 'withdrawn' }) },
    each(press('withdraw.open'), press('withdraw.confirm'), said('withdraw.done')),
  );
  await page(
    'withdraw-failed',
    shows(),
    each(press('withdraw.open'), press('withdraw.confirm'), said('failed')),
  );
  await page(
    'working',
    { ...shows(), withdraw_by_link: null },
    each(press('withdraw.open'), press('withdraw.confirm'), said('working')),
  );
  await page('erase', shows(), each(press('erase.open'), said('erase.question')));
  await page(
    'erased',
    { ...shows(), resume_by_link: ok(null), erase_by_link: ok({ erased: true }) },
    each(press('erase.open'), press('erase.confirm'), said('erased.heading')),
  );
  await page(
    'file-stays',
    { ...shows(), resume_by_link: ok(null), erase_by_link: refusal(409, 'resume_still_there') },
    each(press('erase.open'), press('erase.confirm'), said('erase.fileStays')),
  );
  const withFile = async (shown: Page) => {
    await shown.locator('main input[type=file]').setInputFiles(pdf);
    await press('resume.send')(shown);
  };
  await page('resume-missing', shows({ has_resume: false }), said('resume.first'));
  await page(
    'resume-arrived',
    { ...shows({ has_resume: false }), add_resume_by_link: ok(application) },
    each(withFile, said('resume.done')),
  );
  await page(
    'resume-refused',
    { ...shows({ has_resume: false }), add_resume_by_link: refusal(400, 'resume_refused') },
    each(withFile, said('resume.refused')),
  );
  await page(
    'not-me',
    { ...shows(), end_mail_by_link: ok({ ended: true }) },
    each(press('notMe.stop'), said('notMe.stopped')),
    `?${notMeParameter}`,
  );
}

import { expect, test } from '../../support/test.ts';

const documents = [
  {
    path: '/privacy',
    sections: [
      'Introduction',
      'Information We Collect',
      'How We Use',
      'Data Security',
      'Information Sharing',
      'Your Rights',
      'Contact Us',
    ],
  },
  {
    path: '/terms',
    sections: [
      'Acceptance',
      'Service Description',
      'Medical Disclaimer',
      'User Responsibilities',
      'Intellectual Property',
      'Limitation of Liability',
      'Changes to Terms',
      'Governing Law',
      'Contact Us',
    ],
  },
  {
    path: '/consumer-health-data',
    sections: [
      'What We Collect and Why',
      'Where It Comes From',
      'What We Share',
      'Your Choices',
      'Changes to This Policy',
      'Contact Us',
    ],
  },
  {
    path: '/accessibility',
    sections: [
      'Our Aim',
      'What Helps You Here',
      'How We Check',
      'Known Limits',
      'On a Kiosk',
      'Help to Apply for a Job',
      'Contact Us',
    ],
  },
  {
    path: '/safety',
    sections: [
      'What It Is For',
      'Its Limits',
      'How Often Is It Right?',
      'Emergencies It Missed',
      'What Went Wrong in Use',
      'Who Has Checked It',
      'Who Wrote Our Health Words',
      'About This Page',
    ],
  },
];

for (const { path, sections } of documents) {
  test(
    `${path} has its sections in order, each with a summary; its contents lead to them, its button home`,
    { tag: path === '/privacy' ? ['@smoke'] : [] },
    async ({ page, open }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(path);
      const main = page.getByRole('main');
      const titles = await main.getByRole('region').getByRole('heading', { level: 2 }).allTextContents();
      expect(titles).toHaveLength(sections.length);
      for (const [index, section] of sections.entries()) expect(titles[index]).toContain(section);
      await expect(page.getByText('In short:')).toHaveCount(sections.length);
      await expect(main.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
      const links = main.getByRole('navigation').getByRole('link');
      await expect(links).toHaveCount(sections.length);
      await links.last().click();
      await expect(page.getByRole('heading', { name: sections.at(-1) ?? '' })).toBeInViewport();
      await expect(page).toHaveURL(/#(?:contact-us|about-this-page)$/);
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL(/\/$/);
    },
  );
}

for (const [timezoneId, number] of [
  ['America/Mexico_City', '911'],
  ['Asia/Calcutta', '112'],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`every document's emergency number is ${number}`, async ({ page, open }) => {
      for (const { path } of documents) {
        await open(path);
        const link = page.getByRole('main').locator('a[href^="tel:"]:visible').first();
        await expect(link, path).toHaveText(number);
        await expect(link, path).toHaveAttribute('href', `tel:${number}`);
      }
    });
  });
}

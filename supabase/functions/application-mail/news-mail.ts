import { routes } from '../../../src/config/staff-paths.ts';
import { brand } from '../../../src/config/brand.ts';
import { oneLine } from '../../../src/domain/safe-text.ts';
import { staffText } from '../_shared/signed-text.ts';
import type { Mail, QueuedMail } from './mail.ts';
import type { MailSettings } from './settings.ts';

/** What is new for a member. A title is that of a position, as staff have written it. */
type News = {
  member: string;
  positions: readonly { title: string; number: number }[];
  requests: number;
  assigned: number;
  choice: string;
};

const why: Readonly<Record<string, string>> = {
  daily: 'You are getting this email once a day, when there is news. Change that here',
  at_once: 'You are getting this email as soon as there is news, at most once an hour. Change that here',
};

/**
 * Writes the mail that tells a member what is new: numbers and titles of positions, and nothing that an applicant wrote. Staff are
 * written to in English, the language of their app.
 * @returns null for a payload that is none.
 */
export function writeNewsMail(
  { id, address, payload }: QueuedMail,
  { siteUrl, staffUrl }: MailSettings,
): Mail | null {
  if (!isNews(payload)) return null;
  const { member, positions, requests, assigned, choice } = payload;
  const applications = positions.reduce((sum, { number }) => sum + number, 0);
  const page = (path: string) => `${staffUrl}#${path}`;
  const parts = [
    {
      number: applications,
      what: counted(applications, 'new application', 'new applications'),
      lines: positions.map(({ title, number }) => `  ${number}  ${oneLine(title)}`),
      link: page(`${routes.list}?state=new`),
    },
    {
      number: assigned,
      what: counted(assigned, 'application assigned to you', 'applications assigned to you'),
      lines: [],
      link: page(`${routes.list}?assignee=${member}`),
    },
    {
      number: requests,
      what: counted(requests, 'accommodation request', 'accommodation requests'),
      lines: [],
      link: page(routes.accommodations),
    },
  ].filter(({ number }) => number > 0);
  const paragraphs = [
    ...parts.map(({ what, lines, link }) => [what, ...lines, link].join('\n')),
    `${why[choice] ?? ''}: ${page(routes.settings)}`,
  ];
  return {
    to: address,
    subject: `${brand.productName} staff: ${parts.map(({ what }) => what).join(', ')}`,
    text: staffText(paragraphs),
    language: 'en',
    id: `<${id}@${new URL(siteUrl).hostname}>`,
    replyTo: null,
  };
}

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

function isNews(value: unknown): value is News {
  if (typeof value !== 'object' || value === null) return false;
  const { member, positions, requests, assigned, choice }: Record<string, unknown> = { ...value };
  return (
    typeof member === 'string' &&
    Array.isArray(positions) &&
    positions.every(isPosition) &&
    typeof requests === 'number' &&
    typeof assigned === 'number' &&
    typeof choice === 'string' &&
    Object.hasOwn(why, choice)
  );
}

function isPosition(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { title, number }: Record<string, unknown> = { ...value };
  return typeof title === 'string' && typeof number === 'number';
}

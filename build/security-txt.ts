type SecurityContact = { siteUrl: string; emails: { company: string } };

const dayMs = 24 * 60 * 60 * 1000;
/** RFC 9116, section 2.5.5: less than a year ahead. A site that is not built for so long no longer answers for it. */
const validDays = 360;

/** Whom to tell about a security problem (RFC 9116), served at /.well-known/security.txt. */
export function securityTxt({ siteUrl, emails }: SecurityContact, builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + validDays * dayMs);
  return [
    `Contact: mailto:${emails.company}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

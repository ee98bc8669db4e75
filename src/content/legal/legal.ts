/** A piece of a legal section, in the order it is read. */
export type LegalBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; intro: string; items: readonly string[] }
  | { kind: 'topic'; title: string; text: string }
  | { kind: 'contact' };

/** A section with its plain summary of one or two sentences. `id` is its anchor. */
export type LegalSection = {
  id: string;
  title: string;
  summary: string;
  blocks: readonly LegalBlock[];
};

export type LegalDocument = {
  /** Name of the share picture. */
  image: string;
  head: { title: string; description: string };
  heading: string;
  lead: string;
  sections: readonly LegalSection[];
};

/** Words around both documents. */
export const legalFrame = {
  backToHome: 'Back to Home',
  updatedLabel: 'Last updated:',
  updated: { iso: '2026-11-02', text: 'November 2, 2026' },
  contentsLabel: 'On this page',
  summaryLabel: 'In short:',
  contactPhone: 'Phone',
  contactEmail: 'Email',
} as const;

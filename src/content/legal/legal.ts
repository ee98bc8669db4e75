/** A piece of a legal section, in the order it is read. */
export type LegalBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; intro: string; items: readonly string[] }
  | { kind: 'topic'; title: string; text: string }
  | { kind: 'facts'; items: readonly LegalFact[] }
  | { kind: 'link'; label: string; to: string }
  | { kind: 'contact' };

/** Lines beside their label. `mail` is an address to write to, after them. */
export type LegalFact = { label: string; lines: readonly string[]; mail?: string };

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
  /** The day its text is from, as it is kept (ISO 8601) and as it is read. */
  dated: { label: string; iso: string; text: string };
  sections: readonly LegalSection[];
};

/** Words around each document. */
export const legalFrame = {
  backToHome: 'Back to Home',
  /** The law's own name for it, as its readers look for it (RCW 19.373.020). */
  healthData: 'Consumer Health Data Privacy Policy',
  contentsLabel: 'On this page',
  summaryLabel: 'In short:',
  contactPhone: 'Phone',
  contactEmail: 'Email',
} as const;

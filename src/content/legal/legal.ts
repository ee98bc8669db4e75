import { messages } from '../../i18n/messages.ts';

/** A list. `crisis` is what stands around the number below it, where it names self-harm, and of the language that answers there. */
export type ListWords = {
  intro: string;
  items: readonly string[];
  crisis?: { before: string; after: string; interpreter: string };
};

/** A piece of a legal section, in the order it is read. */
export type LegalBlock =
  | { kind: 'text'; text: string }
  | ({ kind: 'list' } & ListWords)
  | { kind: 'topic'; title: string; text: string }
  | { kind: 'facts'; items: readonly LegalFact[] }
  | { kind: 'link'; label: string; to: string }
  /** A page elsewhere. */
  | { kind: 'page'; label: string; url: string }
  | { kind: 'contact' }
  /** The way to ask for help with applying. */
  | { kind: 'ask-for-help' };

/** Lines beside their label. `mail` is an address to write to, after them. */
export type LegalFact = { label: string; lines: readonly string[]; mail?: string };

/** An answer and what there is to say about it. */
export type HeadFact = { label: string; value: string; text?: string };

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
  /** What a reader sees before all else: each in a word or two, and in a sentence. */
  headFacts?: readonly HeadFact[];
  /** The day its text is from, as it is kept (ISO 8601) and as it is read. */
  dated: { label: string; iso: string; text: string };
  sections: readonly LegalSection[];
};

/** A piece of a section as its language says it. What leads to another page is only named there. */
type BlockMessages =
  string | ListWords | { title: string; text: string } | { facts: readonly LegalFact[] } | { link: string };

/** A document as its language says it: the sections by their anchors, in their order. */
type LegalMessages<Id extends string> = Pick<LegalDocument, 'head' | 'heading' | 'lead'> & {
  /** Label before the date. */
  dated: string;
  sections: Readonly<Record<Id, Omit<LegalSection, 'id' | 'blocks'> & { blocks?: readonly BlockMessages[] }>>;
};

/** What is the same in every language. */
type LegalFacts<Id extends string> = {
  image: string;
  iso: string;
  /** Blocks before a section's own. */
  first?: Partial<Record<Id, readonly LegalBlock[]>>;
  /** Where the link of a section leads: a path of ours, or the address of a page elsewhere. Null where there is none: the link is left out. */
  links?: Partial<Record<Id, string | null>>;
};

/** Combines a document's messages with what is the same in every language. */
export function legalDocument<Id extends string>(
  words: LegalMessages<Id>,
  { image, iso, first = {}, links = {} }: LegalFacts<Id>,
): LegalDocument {
  const { head, heading, lead, dated, sections } = words;
  const ids = Object.keys(sections) as Id[];
  return {
    image,
    head,
    heading,
    lead,
    dated: { label: dated, iso, text: messages.dayText(iso) },
    sections: ids.map((id) => {
      const { title, summary, blocks = [] } = sections[id];
      const written = blocks.flatMap((block) => blockOf(block, links[id] ?? null));
      return { id, title, summary, blocks: [...(first[id] ?? []), ...written] };
    }),
  };
}

function blockOf(words: BlockMessages, to: string | null): readonly LegalBlock[] {
  if (typeof words === 'string') return [{ kind: 'text', text: words }];
  if ('intro' in words) return [{ kind: 'list', ...words }];
  if ('text' in words) return [{ kind: 'topic', ...words }];
  if ('facts' in words) return [{ kind: 'facts', items: words.facts }];
  if (to === null) return [];
  return [
    to.startsWith('/')
      ? { kind: 'link', label: words.link, to }
      : { kind: 'page', label: words.link, url: to },
  ];
}

import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { HandoffKey } from '~/domain/contract/handoff.ts';
import type { Contact } from '~/domain/contact.ts';
import type { Job } from '~/domain/jobs/job.ts';

/** Variant of a link: one of the buttons, or plain text. */
export type LinkVariant = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'text';
  size?: 'regular' | 'main';
  icon?: ReactNode;
};

/** What differs between the website and the kiosk. Each shell builds one and provides it at the root. */
export type Platform = {
  /** Leads to the web app or the chat: a link in a new tab, or the kiosk's hand-off panel. */
  HandoffLink: ComponentType<LinkVariant & { to: HandoffKey; children: ReactNode; onClick?: () => void }>;
  /** Phone, mail or outside page: a link on the web; on the kiosk a button that shows it in large type, or plain text. */
  ContactLink: ComponentType<
    LinkVariant & {
      contact: Contact;
      /** What it is called where `children` may break: some browsers read a space at each possible break. */
      name?: string;
      children: ReactNode;
    }
  >;
  /** What belongs to applying; nothing is sent on the kiosk, which has pages of its own for it. */
  careers: {
    /** The end of a job page: the application form. */
    ApplySection?: ComponentType<{ job: Job }>;
    /** Applications that were sent in this tab, with the status link. */
    SubmissionReceipt?: ComponentType<{ jobId?: string }>;
    /** The way to the form for who needs something done in another way to apply. */
    AccommodationLink?: ComponentType<{ jobId?: string }>;
    /** The way to an application that was sent, also without its link. */
    OpenApplicationLink?: ComponentType;
  };
  /** Makes all text larger: a button for the header, all sizes for the footer. The kiosk has a bar of its own. */
  textSize?: { Button: ComponentType; Choice: ComponentType };
  /** Leads to the same page in other languages: from a bar, a menu and the footer. The kiosk asks on its invitation. */
  languages?: { Menu: ComponentType; List: ComponentType; Choice: ComponentType };
  /** Gives the crisis line of this place, for people who think of harming themselves: null where, and as long as, none is known. */
  WithCrisisLine: ComponentType<{ children: (line: string | null) => ReactNode }>;
  /** What can be done with a phone number where it cannot be dialled: copied on the web, nothing on the kiosk. */
  NumberActions?: ComponentType<{ number: string }>;
  /** Data for search engines, as JSON; the kiosk, which none reads, leaves it out. */
  StructuredData: ComponentType<{ json: string }>;
};

const PlatformContext = createContext<Platform | null>(null);

/** Provides the surface's own parts to every page. */
export function PlatformProvider({ value, children }: { value: Platform; children: ReactNode }) {
  return <PlatformContext value={value}>{children}</PlatformContext>;
}

/**
 * The surface the page runs on.
 * @throws Error when no shell provided one.
 */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (platform === null) throw new Error('No platform was provided at the root.');
  return platform;
}

import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LinkVariant, Platform } from '~/components/platform.tsx';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { contactUrl } from '~/domain/contact.ts';
import { handoffAddresses } from '~/domain/contract/handoff.ts';
import { messages } from '~/i18n/messages.ts';
import { buttonFrame } from '~/ui/Button/Button.tsx';
import { CopyButton } from '~/ui/CopyButton/CopyButton.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { LanguageChoice, LanguageList, LanguageMenu } from './LanguageMenu.tsx';
import { ApplicationForm, SubmissionReceipt } from './pages.ts';
import { useCrisisLine } from './crisis-line.ts';
import { TextSizeButton, TextSizeChoice } from './TextSizeControl.tsx';

const handoffUrls = handoffAddresses(brand);

function frameOf({ variant = 'text', size = 'regular' }: LinkVariant) {
  return variant === 'text' ? {} : buttonFrame({ variant, size });
}

function NewTabLink({
  href,
  icon,
  children,
  onClick,
  ...look
}: LinkVariant & { href: string; children: ReactNode; onClick?: () => void }) {
  return (
    <a href={href} target="_blank" rel="noopener" {...(onClick ? { onClick } : {})} {...frameOf(look)}>
      {icon}
      <span>
        {children}
        <VisuallyHidden>{` (${messages.shellMessages.newTab})`}</VisuallyHidden>
      </span>
    </a>
  );
}

/**
 * Structured data is in the prerendered page only: search engines request every address by itself. A script that React
 * made in the browser would be text that becomes a script, which trusted types refuse.
 */
function StructuredData({ json }: { json: string }) {
  const [isClientRendered] = useState(useHydrated());
  const [__html] = useState(json);
  return isClientRendered ? null : <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}

/** The website's own parts: real links, and an application form that can pick a file. */
export const webPlatform: Platform = {
  HandoffLink: ({ to, ...rest }) => <NewTabLink href={handoffUrls[to]} {...rest} />,
  ContactLink: ({ contact, name, icon, children, ...look }) => {
    const href = contactUrl(contact);
    if (contact.kind === 'page') {
      return (
        <NewTabLink href={href} icon={icon} {...look}>
          {children}
        </NewTabLink>
      );
    }
    return (
      <a href={href} aria-label={name} {...frameOf(look)}>
        {icon}
        <span>{children}</span>
      </a>
    );
  },
  languages: { Menu: LanguageMenu, List: LanguageList, Choice: LanguageChoice },
  textSize: { Button: TextSizeButton, Choice: TextSizeChoice },
  NumberActions: ({ number }) => (
    <CopyButton
      read={() => number}
      label={messages.shellMessages.copyNumber.label}
      copiedLabel={messages.shellMessages.copyNumber.copied}
      status={messages.shellMessages.copyNumber.status}
      name={messages.shellMessages.copyNumber.name}
      variant="quiet"
    />
  ),
  WithCrisisLine: ({ children }) => children(useCrisisLine()),
  careers: {
    ApplySection: ApplicationForm,
    SubmissionReceipt,
    AccommodationLink: ({ jobId }) => (
      <Link to={jobId === undefined ? paths.accommodation : paths.accommodationFor(jobId)}>
        {messages.shellMessages.askForHelp}
      </Link>
    ),
    OpenApplicationLink: () => <Link to={paths.application}>{messages.shellMessages.ownApplication}</Link>,
  },
  StructuredData,
};

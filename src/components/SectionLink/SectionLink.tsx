import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useLinkClickHandler, useLocation } from 'react-router-dom';

type SectionLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  section: string;
  children: ReactNode;
};

/**
 * A link to a section of the same page, an entry of its own in the history: Back returns to the place one left. Before the
 * script it is a plain anchor, which holds at whatever address the page was served.
 */
export function SectionLink({ section, onClick, children, ...rest }: SectionLinkProps) {
  const { search } = useLocation();
  const follow = useLinkClickHandler<HTMLAnchorElement>({ search, hash: section });
  return (
    <a
      {...rest}
      href={`#${section}`}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

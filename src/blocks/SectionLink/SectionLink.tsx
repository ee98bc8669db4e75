import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';

type SectionLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  section: string;
  children: ReactNode;
};

/**
 * A link to a section of the same page. It scrolls by itself instead of changing the address, because the kiosk's
 * hash router would read the anchor as a route; before the script has loaded it is an ordinary anchor.
 */
export function SectionLink({ section, onClick, children, ...rest }: SectionLinkProps) {
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const target = document.getElementById(section);
    if (target === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  };
  return (
    <a {...rest} href={`#${section}`} onClick={go}>
      {children}
    </a>
  );
}

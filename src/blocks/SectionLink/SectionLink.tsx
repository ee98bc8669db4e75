import type { AnchorHTMLAttributes, ReactNode } from 'react';

type SectionLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  section: string;
  children: ReactNode;
};

/**
 * A link to a section of the same page. On the website the browser follows it by itself, so that Back returns to the place one
 * left; on the kiosk, whose hash router would read the anchor as a route, the shell does (src/kiosk/use-inner-links.ts).
 */
export function SectionLink({ section, children, ...rest }: SectionLinkProps) {
  return (
    <a {...rest} href={`#${section}`}>
      {children}
    </a>
  );
}

import { useEffect, useRef, type ReactNode } from 'react';
import { useNews } from '../session/news.ts';
import { appName, countText } from '../texts/texts.ts';

type PageTitleProps = {
  /** Of the tab, which the browser's history keeps: nobody's name. */
  title: string;
  /** Content of the heading, where it is more than the title. */
  children?: ReactNode;
};

/** The heading of a page. When the page comes it names the tab, with the number of new applications, and takes the focus, so that it is read out. */
export function PageTitle({ title, children = title }: PageTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const waiting = useNews((state) => state.counts?.new_applications ?? 0);
  useEffect(() => {
    document.title = `${waiting === 0 ? '' : `(${countText(waiting)}) `}${title} – ${appName}`;
  }, [title, waiting]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

import { type CSSProperties, type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { JobCard } from '~/components/JobCard/JobCard.tsx';
import { JobPosting } from '~/components/JobPosting/JobPosting.tsx';
import { PageBody } from '~/components/PageBody/PageBody.tsx';
import { type Platform, PlatformProvider } from '~/components/platform.tsx';
import { directionOf, documentLanguages, type Language, languages } from '~/domain/language.ts';
import { isComplete } from '~/domain/jobs/posting-needs.ts';
import { Button } from '~/ui/Button/Button.tsx';
import { Dialog } from '~/ui/Dialog/Dialog.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { SelectField } from '../components/SelectField.tsx';
import { tabTitle } from './field-names.ts';
import { setPreviewLanguage } from './built-in.ts';
import { contentOf, type PositionForm } from './position-form.ts';
import { previewJob } from './preview-job.ts';
import styles from './Positions.module.css';

const widths = [
  { value: '390', name: 'Phone (390 px)' },
  { value: '768', name: 'Tablet (768 px)' },
  { value: '1280', name: 'Laptop (1280 px)' },
] as const;

const languageChoices = languages.map((value) => ({ value, name: tabTitle(value) }));

type PreviewProps = { id: string; form: PositionForm; postedOn: string };

/** A position as the site will show it, in each language and at the widths of a phone, a tablet and a laptop. */
export function PreviewDialog({ onClose, ...preview }: PreviewProps & { onClose: () => void }) {
  return (
    <Dialog place="content" labelledBy="preview-title" onCancel={onClose}>
      <PreviewArea {...preview}>
        <Button data-first-focus="" variant="secondary" onClick={onClose}>
          Close the preview
        </Button>
      </PreviewArea>
    </Dialog>
  );
}

/** The same within a page. */
export function PreviewArea({ id, form, postedOn, children }: PreviewProps & { children?: ReactNode }) {
  const [language, setLanguage] = useState<Language>(() => {
    setPreviewLanguage('en');
    return 'en';
  });
  const [width, setWidth] = useState<string>(widths[0].value);
  const content = contentOf(form);
  const choose = (next: Language | '') => {
    setPreviewLanguage(next || 'en');
    setLanguage(next || 'en');
  };
  return (
    <div className={styles.Previews}>
      <Row gap={3} align="center">
        <h2 id="preview-title">Preview</h2>
        {children}
      </Row>
      <div className={styles.Pair}>
        <SelectField
          id="preview-language"
          label="Language of the page"
          value={language}
          choices={languageChoices}
          onChange={choose}
        />
        <SelectField
          id="preview-width"
          label="Width"
          value={width}
          choices={widths}
          onChange={(next) => setWidth(next || widths[0].value)}
        />
        {language !== 'en' && !isComplete(content, language) && (
          <p role="status">Not everything is written in this language yet, so the page is in English.</p>
        )}
      </div>
      <div className={styles.Frame}>
        <PreviewFrame key={`${language} ${width}`} language={language} width={width}>
          <PlatformProvider value={previewPlatform}>
            <Shown id={id} form={form} language={language} postedOn={postedOn} />
          </PlatformProvider>
        </PreviewFrame>
      </div>
    </div>
  );
}

/** First as in the list, then as on its page. Links lead nowhere. */
function Shown({ id, form, language, postedOn }: PreviewProps & { language: Language }) {
  const job = previewJob(id, form, language, postedOn);
  return (
    <div data-shell="" onClickCapture={(event) => event.preventDefault()}>
      <main>
        <PageBody>
          <JobCard job={job} />
          <JobPosting job={job} />
        </PageBody>
      </main>
    </div>
  );
}

type FrameProps = { language: Language; width: string; children: ReactNode };

/**
 * A document of its own, so that its width is that of a window to the styles. It is empty but for what React puts in: no policy is
 * in its way, and nothing of the text becomes markup.
 */
function PreviewFrame({ language, width, children }: FrameProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const attach = useCallback(
    (frame: HTMLIFrameElement | null) => {
      const inside = frame?.contentDocument;
      if (!inside) return setPlace(null);
      Object.assign(inside.documentElement, {
        lang: documentLanguages[language],
        dir: directionOf(language),
      });
      inside.documentElement.dataset['script'] = '';
      inside.documentElement.dataset['country'] = 'US';
      const stylesheets = document.head.querySelectorAll('link[rel=stylesheet], style');
      if (inside.head.childElementCount === 0)
        inside.head.append(...[...stylesheets].map((each) => inside.importNode(each, true)));
      return setPlace(inside.body);
    },
    [language],
  );
  const sized: CSSProperties & { '--preview-width': string } = { '--preview-width': `${width}px` };
  return (
    // Scripts are React's own, of this page.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe title="Preview" ref={attach} onLoad={(event) => attach(event.currentTarget)} style={sized}>
      {place !== null && createPortal(children, place)}
    </iframe>
  );
}

/** The site's own parts in a preview: texts in place of links that would lead away. */
const previewPlatform: Platform = {
  HandoffLink: ({ children }) => <span>{children}</span>,
  ContactLink: ({ children }) => (
    <a href="#preview">
      <span>{children}</span>
    </a>
  ),
  careers: {},
  WithCrisisLine: ({ children }) => children(null),
  StructuredData: () => null,
};

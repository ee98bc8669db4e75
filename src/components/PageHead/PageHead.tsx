import { createContext, type ReactNode, use } from 'react';
import { brand } from '~/config/brand.ts';
import { addressOf, messages } from '~/i18n/messages.ts';
import { shareSize } from '~/domain/brand-asset.ts';
import { addressIn, type Language } from '~/domain/language.ts';

/** What a page has in its head, and of what it has in the sitemap and beside the site. */
export type Head = {
  tags: ReactNode;
  /** The picture by which other sites show it: its path, and the title that is drawn on it. */
  share: { picture: string; title: string };
  /** The day that the page says it is of. */
  datedOn: string | null;
};

/** Takes the head of a page that is rendered without a document, as in the prerender. In a document React moves the tags itself. */
export const HeadCollector = createContext<((head: Head) => void) | null>(null);

type PageHeadProps = {
  title: string;
  description: string;
  /** Path of the English page, for the canonical address; null when it has none (not found). */
  path: string | null;
  /** The languages that the page is in, where these are not all: another one leads search engines to the English page. */
  languages?: readonly Language[];
  /** The day that the page says it is of, ISO 8601. */
  datedOn?: string | null;
  /** Share picture under /share/, without extension. */
  image?: string;
  /** Further tags. */
  children?: ReactNode;
};

/** The languages with the places that they are written for, as other sites know them (the Open Graph protocol). */
const shareLocales: Readonly<Record<Language, string>> = {
  en: 'en_US',
  es: 'es_LA',
  fr: 'fr_CA',
  hi: 'hi_IN',
  ar: 'ar_AR',
};

const published: readonly Language[] = brand.languages;

/** Title, description, canonical address and share tags of a page: all that it has in its head. */
export function PageHead({
  title,
  description,
  path,
  languages = published,
  datedOn = null,
  image = 'default',
  children,
}: PageHeadProps) {
  const collect = use(HeadCollector);
  const picture = `/share${addressOf('/')}${image}.png`;
  const isTranslated = languages.includes(messages.language);
  const address = path === null ? null : brand.siteUrl + (isTranslated ? addressOf(path) : path);
  const tags = (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {address === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {path !== null && <Alternates path={path} languages={languages} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.productName} />
      {address !== null && <meta property="og:url" content={address} />}
      <meta property="og:image" content={brand.siteUrl + picture} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:locale" content={shareLocales[messages.language]} />
      {path !== null &&
        languages
          .filter((language) => language !== messages.language)
          .map((language) => (
            <meta key={language} property="og:locale:alternate" content={shareLocales[language]} />
          ))}
      <meta name="twitter:card" content="summary_large_image" />
      {children}
    </>
  );
  if (collect === null) return tags;
  collect({ tags, share: { picture, title }, datedOn });
  return null;
}

/** The same page in every language, for search engines; for a reader of none of them, in English. */
function Alternates({ path, languages }: { path: string; languages: readonly Language[] }) {
  if (languages.length === 1) return null;
  return (
    <>
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={brand.siteUrl + addressIn(language, path)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={brand.siteUrl + path} />
    </>
  );
}

import { brand } from '~/config/brand.ts';
import { addressOf, messages } from '~/i18n/messages.ts';
import { addressIn, type Language } from '~/domain/language.ts';

type PageHeadProps = {
  title: string;
  description: string;
  /** Path of the English page, for the canonical address; null when it has none (not found). */
  path: string | null;
  /** The languages that the page is in, where these are not all: another one leads search engines to the English page. */
  languages?: readonly Language[];
  /** Share picture under /share/, without extension. */
  image?: string;
};

const published: readonly Language[] = brand.languages;

/** Title, description, canonical address and share tags of a page. React moves them into the head. */
export function PageHead({
  title,
  description,
  path,
  languages = published,
  image = 'default',
}: PageHeadProps) {
  const picture = `${brand.siteUrl}/share${addressOf('/')}${image}.png`;
  const isInOwn = languages.includes(messages.language);
  const address = path === null ? null : brand.siteUrl + (isInOwn ? addressOf(path) : path);
  return (
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
      <meta property="og:image" content={picture} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
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

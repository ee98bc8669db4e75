import { brand } from '~/brand/brand.ts';

type PageHeadProps = {
  title: string;
  description: string;
  /** Path of the page, for the canonical address; null when it has none (not found). */
  path: string | null;
  /** Share picture under /share/, without extension. */
  image?: string;
};

/** Title, description, canonical address and share tags of a page. React moves them into the head. */
export function PageHead({ title, description, path, image = 'default' }: PageHeadProps) {
  const picture = `${brand.siteUrl}/share/${image}.png`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={brand.siteUrl + path} />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.productName} />
      {path !== null && <meta property="og:url" content={brand.siteUrl + path} />}
      <meta property="og:image" content={picture} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

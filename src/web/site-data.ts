import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { addressOf, messages } from '~/i18n/messages.ts';
import { documentLanguages } from '~/domain/language.ts';
import { serializeJsonLd } from '~/domain/jobs/posting.ts';

/**
 * Who stands behind the site and what it is called, as search engines read it (schema.org Organization and WebSite).
 * Every value is also on the landing page for people to read; nothing is said here that is not said there.
 */
export function siteData(): string {
  const home = brand.siteUrl + addressOf(paths.home);
  const organization = {
    '@type': 'Organization',
    name: brand.productName,
    url: home,
    logo: `${brand.siteUrl}/press/logo-square.png`,
    slogan: messages.shellMessages.footer.tagline,
    parentOrganization: { '@type': 'Organization', name: brand.parentCompany },
    email: brand.emails.support,
    telephone: brand.phones.US.dial,
    sameAs: brand.social.map((service) => service.url),
  };
  const site = {
    '@type': 'WebSite',
    name: brand.productName,
    url: home,
    inLanguage: documentLanguages[messages.language],
  };
  return serializeJsonLd({ '@context': 'https://schema.org', '@graph': [organization, site] });
}

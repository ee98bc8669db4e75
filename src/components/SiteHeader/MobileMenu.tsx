import { ByCountry } from '~/components/ByCountry/ByCountry.tsx';
import { SectionLink } from '~/components/SectionLink/SectionLink.tsx';
import { menuItems } from '~/content/navigation.ts';
import { words } from '~/i18n/messages.ts';
import { isWebAppAvailable } from '~/domain/country/country.ts';
import { usePlatform } from '~/components/platform.tsx';
import styles from './SiteHeader.module.css';

/** What the hamburger opens on narrow screens. */
export function MobileMenu({ onChoose }: { onChoose: () => void }) {
  const { HandoffLink, languages } = usePlatform();
  return (
    <nav className={styles.Menu} aria-label={words.shellWords.menuLabel}>
      <ul role="list">
        {menuItems().map((item) => (
          <li key={item.anchor}>
            <SectionLink section={item.anchor} onClick={onChoose}>
              {item.label}
            </SectionLink>
          </li>
        ))}
        <li>
          <HandoffLink to="chat" onClick={onChoose}>
            {words.shellWords.chatLink}
          </HandoffLink>
        </li>
        <li>
          <ByCountry of={isWebAppAvailable}>
            {(available) =>
              available ? (
                <HandoffLink to="web-app" onClick={onChoose}>
                  {words.shellWords.tryWebApp}
                </HandoffLink>
              ) : (
                <span className={styles.Soon}>{words.shellWords.webAppComingSoon}</span>
              )
            }
          </ByCountry>
        </li>
      </ul>
      {languages && <languages.List />}
    </nav>
  );
}

import { ByCountry } from '~/components/ByCountry/ByCountry.tsx';
import { SectionLink } from '~/components/SectionLink/SectionLink.tsx';
import { menuItems } from '~/content/navigation.ts';
import { messages } from '~/i18n/messages.ts';
import { isWebAppAvailable } from '~/domain/country/country.ts';
import { usePlatform } from '~/components/platform.tsx';
import styles from './SiteHeader.module.css';

/** What the hamburger opens on narrow screens. */
export function MobileMenu({ onChoose }: { onChoose: () => void }) {
  const { HandoffLink, languages } = usePlatform();
  return (
    <nav className={styles.Menu} aria-label={messages.shellMessages.menuLabel}>
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
            {messages.shellMessages.chatLink}
          </HandoffLink>
        </li>
        <li>
          <ByCountry of={isWebAppAvailable}>
            {(available) =>
              available ? (
                <HandoffLink to="web-app" onClick={onChoose}>
                  {messages.shellMessages.tryWebApp}
                </HandoffLink>
              ) : (
                <span className={styles.Soon}>{messages.shellMessages.webAppComingSoon}</span>
              )
            }
          </ByCountry>
        </li>
      </ul>
      {languages && <languages.List />}
    </nav>
  );
}

import { Link } from 'react-router-dom';
import { ByCountry } from '~/components/ByCountry/ByCountry.tsx';
import { SectionLink } from '~/components/SectionLink/SectionLink.tsx';
import { paths } from '~/config/paths.ts';
import { menuItems, menuPages } from '~/content/navigation.ts';
import { messages } from '~/i18n/messages.ts';
import { isWebAppAvailable } from '~/domain/country/country.ts';
import { usePlatform } from '~/components/platform.tsx';
import styles from './SiteHeader.module.css';

type MenuProps = {
  /** Whether the sections are on this page; from any other one the menu leads to them. */
  isLanding: boolean;
  onChoose: () => void;
};

/** What the hamburger opens where the bar has no room for its links. */
export function MobileMenu({ isLanding, onChoose }: MenuProps) {
  const { HandoffLink, languages } = usePlatform();
  return (
    <nav className={styles.Menu} aria-label={messages.shellMessages.menuLabel}>
      <ul role="list">
        {!isLanding && (
          <li>
            <Link to={paths.home} onClick={onChoose}>
              {messages.shellMessages.start}
            </Link>
          </li>
        )}
        <SectionItems isLanding={isLanding} onChoose={onChoose} />
        {menuPages().map(({ to, label }) => (
          <li key={to}>
            <Link to={to} onClick={onChoose}>
              {label}
            </Link>
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
      {languages && (
        <div className={styles.Languages}>
          <languages.List />
        </div>
      )}
    </nav>
  );
}

/** The menu's items (specification, section 2), in the bar and in the menu alike. */
export function SectionItems({
  isLanding,
  onChoose,
}: Omit<MenuProps, 'onChoose'> & { onChoose?: () => void }) {
  return menuItems().map(({ anchor, label }) => (
    <li key={anchor}>
      {isLanding ? (
        <SectionLink section={anchor} onClick={onChoose}>
          {label}
        </SectionLink>
      ) : (
        <Link to={{ pathname: paths.home, hash: anchor }} onClick={onChoose}>
          {label}
        </Link>
      )}
    </li>
  ));
}

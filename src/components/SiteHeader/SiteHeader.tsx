import { useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '~/components/Logo/Logo.tsx';
import { PhoneLink } from '~/components/PhoneLink/PhoneLink.tsx';
import { usePlatform } from '~/components/platform.tsx';
import { paths } from '~/config/paths.ts';
import { initialBar, moveBar, type BarState } from '~/domain/scroll.ts';
import { messages } from '~/i18n/messages.ts';
import { CloseIcon, MenuIcon, PhoneIcon } from '~/ui/Icon/Icons.tsx';
import { useDismiss } from '~/ui/use-dismiss.ts';
import { MobileMenu, SectionItems } from './MobileMenu.tsx';
import styles from './SiteHeader.module.css';

/**
 * The bar of every page: name, the menu's items where they fit, else the menu, language, text size and number. On the landing page
 * (specification, section 2) it is fixed, 80 px high, hides on the way down, and wide screens have the web app in the number's place.
 */
export function SiteHeader({ isLanding }: { isLanding: boolean }) {
  const { HandoffLink, languages, textSize } = usePlatform();
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  const header = useRef<HTMLElement>(null);
  const bar = useBar(header);
  const closeMenu = () => menu.current?.removeAttribute('open');
  // Opened before the page answered: the element works without a script.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setOpen(menu.current?.open ?? false), []);
  useDismiss(menu);

  return (
    <header
      ref={header}
      className={styles.Header}
      data-landing={isLanding ? '' : undefined}
      data-hidden={isLanding && bar.hidden && !open ? '' : undefined}
      data-raised={isLanding && bar.raised ? '' : undefined}
    >
      <div className={styles.Row}>
        <div className={styles.Brand}>
          <HomeButton isLanding={isLanding} onPress={closeMenu} />
        </div>
        <nav className={styles.Links} aria-label={messages.shellMessages.menuLabel}>
          <ul role="list">
            <SectionItems isLanding={isLanding} />
          </ul>
        </nav>
        {languages && (
          <div className={styles.Language}>
            <languages.Menu />
          </div>
        )}
        {/* One button for both widths: a press may change which of them the bar has, and the focus must stay. */}
        {textSize && <textSize.Button />}
        <div className={styles.Call}>
          <PhoneLink prefix={messages.shellMessages.call} variant="secondary" icon={<PhoneIcon />} />
        </div>
        {isLanding && (
          <div className={styles.WebApp}>
            <HandoffLink to="web-app" variant="primary">
              {messages.shellMessages.webAppButton}
            </HandoffLink>
          </div>
        )}
        <details ref={menu} className={styles.Toggle} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            <MenuIcon />
            <CloseIcon />
            <span>{messages.shellMessages.menu}</span>
            <span>{messages.shellMessages.closeMenu}</span>
          </summary>
          <MobileMenu isLanding={isLanding} onChoose={closeMenu} />
        </details>
      </div>
    </header>
  );
}

/** The logo: on the landing page it scrolls to the top, elsewhere it leads there. */
function HomeButton({ isLanding, onPress }: { isLanding: boolean; onPress: () => void }) {
  const logo = (
    <>
      <Logo variant="mark" />
      <Logo variant="name" />
    </>
  );
  if (!isLanding)
    return (
      <Link to={paths.home} className={styles.Home} aria-label={messages.shellMessages.homeLabel}>
        {logo}
      </Link>
    );
  const toTop = () => {
    onPress();
    scrollTo({ top: 0 });
  };
  return (
    <button type="button" className={styles.Home} aria-label={messages.shellMessages.toTop} onClick={toTop}>
      {logo}
    </button>
  );
}

/** The navigation bar's state, following the scroll position. A bar with the keyboard's focus in it stays. */
function useBar(header: RefObject<HTMLElement | null>): BarState {
  const [bar, setBar] = useState(initialBar);

  useEffect(() => {
    let last = 0;
    const follow = () => {
      const from = last;
      const to = scrollY;
      last = to;
      setBar((before) => {
        const moved = moveBar(before, from, to);
        const isFocused = header.current?.querySelector(':focus-visible') != null;
        const after = { ...moved, hidden: moved.hidden && !isFocused };
        return after.hidden === before.hidden && after.raised === before.raised ? before : after;
      });
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, [header]);

  return bar;
}

import { useRef, useState } from 'react';
import { Logo } from '~/blocks/Logo/Logo.tsx';
import { menuItems } from '~/content/navigation.ts';
import { words } from '~/content/spoken.ts';
import { usePlatform } from '~/platform/platform.tsx';
import { SectionLink } from '~/blocks/SectionLink/SectionLink.tsx';
import { CloseIcon, MenuIcon } from '~/ui/Icon/Icons.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { useBar } from './use-bar.ts';
import { useDismiss } from './use-dismiss.ts';
import styles from './SiteHeader.module.css';

const menuId = 'site-menu';

/** The landing page's navigation bar (specification, section 2): fixed, 80 px, hiding on the way down. */
export function SiteHeader() {
  const { HandoffLink, languages, textSize } = usePlatform();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const header = useRef<HTMLElement>(null);
  const bar = useBar(header);
  useDismiss(header, open, (how) => {
    setOpen(false);
    if (how === 'escape') toggle.current?.focus();
  });

  const toTop = () => {
    setOpen(false);
    scrollTo({ top: 0 });
  };
  return (
    <header
      ref={header}
      className={styles.Header}
      data-hidden={bar.hidden && !open ? '' : undefined}
      data-raised={bar.raised ? '' : undefined}
    >
      <div className={styles.Row}>
        <div className={styles.Brand}>
          <button type="button" className={styles.Home} aria-label={words.shellWords.toTop} onClick={toTop}>
            <Logo variant="mark" />
            <Logo variant="name" />
          </button>
        </div>
        <nav className={styles.Wide} aria-label={words.shellWords.menuLabel}>
          <ul role="list">
            {menuItems().map((item) => (
              <li key={item.anchor}>
                <SectionLink section={item.anchor}>{item.label}</SectionLink>
              </li>
            ))}
          </ul>
        </nav>
        {languages && (
          <div className={styles.Wide}>
            <languages.Menu />
          </div>
        )}
        {/* One button for both widths: a press may change which of them the bar has, and the focus must stay. */}
        {textSize && <textSize.Button />}
        <div className={styles.Wide}>
          <HandoffLink to="web-app" variant="primary">
            {words.shellWords.webAppButton}
          </HandoffLink>
        </div>
        <button
          ref={toggle}
          type="button"
          className={styles.Toggle}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpen(!open)}
        >
          {open ? <CloseIcon /> : <MenuIcon />}
          <span>{open ? words.shellWords.closeMenu : words.shellWords.menu}</span>
        </button>
      </div>
      <MobileMenu id={menuId} open={open} onChoose={() => setOpen(false)} />
    </header>
  );
}

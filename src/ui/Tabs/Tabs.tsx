import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useMadeHere, usePainted } from '../use-hydrated.ts';
import styles from './Tabs.module.css';
import { useColumns } from './use-columns.ts';

/** One tab: its key, what its button reads, a picture before that, and the panel it shows. */
export type TabItem = { value: string; icon?: ReactNode; label: ReactNode; panel: ReactNode };

type TabsProps = {
  /** Says to screen readers what the tabs are for. */
  label: string;
  items: readonly TabItem[];
  defaultValue: string;
};

/**
 * Tabs after the ARIA Authoring Practices: one stop for the Tab key, selection follows focus however it comes, arrows wrap, Home
 * and End jump. All panels stand in the HTML, so that they can be read without a script and on paper; where the tabs are made
 * here, those that do not show come after the first picture.
 */
export function Tabs({ label, items, defaultValue }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const isStacked = useColumns(list) === 1;
  const [selected, select] = useState(defaultValue);
  const isWhole = usePainted(!useMadeHere());
  const tabId = (value: string) => `${id}-tab-${value}`;
  const panelId = (value: string) => `${id}-panel-${value}`;

  function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
    const next = tabAfter(event, isStacked);
    if (next === null) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div className={styles.Tabs}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={isStacked ? 'vertical' : 'horizontal'}
        className={styles.List}
      >
        {items.map(({ value, icon, label: text }) => (
          <button
            key={value}
            id={tabId(value)}
            type="button"
            role="tab"
            aria-selected={value === selected}
            aria-controls={panelId(value)}
            tabIndex={value === selected ? 0 : -1}
            // Safari focuses no button that is pressed.
            onClick={(event) => event.currentTarget.focus()}
            onFocus={() => select(value)}
            onKeyDown={moveFocus}
            className={styles.Tab}
          >
            {icon}
            {text}
          </button>
        ))}
      </div>
      {items.map(({ value, panel }) => (
        <div
          key={value}
          id={panelId(value)}
          role="tabpanel"
          aria-labelledby={tabId(value)}
          className={styles.Panel}
          data-inactive={value === selected ? undefined : ''}
        >
          {(isWhole || value === selected) && panel}
        </div>
      ))}
    </div>
  );
}

/**
 * The tab to which a key leads, or null for all other keys. Left and Right go as the page reads; Up and Down work where the
 * tabs stand one below the other.
 */
function tabAfter(event: KeyboardEvent<HTMLButtonElement>, isStacked: boolean): HTMLElement | null {
  const { key, currentTarget: tab } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  if (key === 'Home') return tabs.at(0) ?? null;
  if (key === 'End') return tabs.at(-1) ?? null;
  const sideways = getComputedStyle(tab).direction === 'rtl' ? -1 : 1;
  const down = isStacked ? 1 : 0;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: sideways,
    ArrowLeft: -sideways,
    ArrowDown: down,
    ArrowUp: -down,
  };
  const step = steps[key] ?? 0;
  return step === 0 ? null : (tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length] ?? null);
}

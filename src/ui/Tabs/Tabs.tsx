import { I18nProvider } from '@react-aria/i18n';
import { useTab, useTabList, useTabPanel } from '@react-aria/tabs';
import { Item } from '@react-stately/collections';
import { type TabListState, useTabListState } from '@react-stately/tabs';
import { useRef, type FocusEvent, type ReactNode, useEffect, useState, type RefObject } from 'react';
import styles from './Tabs.module.css';
/** One tab: its key, what its button reads, a picture before that, and the panel it shows. */
export type TabItem = { value: string; icon?: ReactNode; label: ReactNode; panel: ReactNode };

type TabsProps = {
  /** Says to screen readers what the tabs are for. */
  label: string;
  items: readonly TabItem[];
  defaultValue: string;
  /** The language that they are in (BCP 47): libraries would ask the browser for its own. */
  language: string;
  /** With it the owner decides which tab is selected, and is told of each press. */
  selection?: { value: string; onSelect: (value: string) => void };
};

/**
 * Tabs by React Aria: selection follows focus, arrows wrap, Home and End jump. Up and Down work where the tabs stand one below
 * the other; Left and Right follow the language, not the browser's. All panels are in the HTML, so that they can be
 * read without a script and on paper.
 */
export function Tabs({ language, ...props }: TabsProps) {
  return (
    <I18nProvider locale={language}>
      <TabSet {...props} />
    </I18nProvider>
  );
}

function TabSet({ label, items, defaultValue, selection }: Omit<TabsProps, 'language'>) {
  const list = useRef<HTMLDivElement>(null);
  const isStacked = useColumns(list) === 1;
  const props = {
    'aria-label': label,
    defaultSelectedKey: defaultValue,
    ...(selection && {
      selectedKey: selection.value,
      onSelectionChange: (key: string | number) => selection.onSelect(String(key)),
    }),
    orientation: isStacked ? ('vertical' as const) : ('horizontal' as const),
    children: items.map((item) => (
      <Item key={item.value} textValue={item.value}>
        {item.label}
      </Item>
    )),
  };
  const state = useTabListState<object>(props);
  const { tabListProps } = useTabList(props, state, list);
  return (
    <div>
      <div {...tabListProps} ref={list} className={styles.List}>
        {items.map((item) => (
          <Tab key={item.value} item={item} state={state} />
        ))}
      </div>
      <div className={styles.Panels}>
        {items.map((item) => (
          <TabPanel key={item.value} item={item} state={state} />
        ))}
      </div>
    </div>
  );
}

type PartProps = { item: TabItem; state: TabListState<object> };

function Tab({ item, state }: PartProps) {
  const tab = useRef<HTMLButtonElement>(null);
  const { tabProps } = useTab({ key: item.value }, state, tab);
  // React Aria selects at a press or an arrow key, not when a script or a screen reader moves the focus here.
  const select = (event: FocusEvent<HTMLButtonElement>) => {
    tabProps.onFocus?.(event);
    state.setSelectedKey(item.value);
  };
  return (
    <button type="button" {...tabProps} onFocus={select} ref={tab} className={styles.Tab}>
      {item.icon}
      <span>{item.label}</span>
    </button>
  );
}

function TabPanel({ item, state }: PartProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({ id: item.value }, state, panel);
  return (
    <div
      {...tabPanelProps}
      // React Aria names every panel after the selected tab; each of ours is named after its own.
      aria-labelledby={tabPanelProps.id?.replace('-tabpanel-', '-tab-')}
      ref={panel}
      className={styles.Panel}
      data-inactive={state.selectedKey === item.value ? undefined : ''}
    >
      {item.panel}
    </div>
  );
}

/**
 * In how many columns the children of an element stand, as its layout has them now; 0 until that is known, which is before
 * the page answers.
 */
function useColumns(list: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(0);

  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const measure = () => setColumns(countColumns(element));
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => watching.disconnect();
  }, [list]);

  return columns;
}

function countColumns(element: HTMLElement): number {
  const starts = [...element.children].map((child) => child.getBoundingClientRect().left);
  return new Set(starts.map(Math.round)).size;
}

import { useState } from 'react';
import { type FeatureTab, featureTabs } from '~/content/feature-tabs.ts';
import { words } from '~/content/spoken.ts';
import { useWaitingMark } from '~/platform/ready.ts';
import { ChatIcon, PhoneIcon, PulseIcon, WaysIcon } from '~/ui/Icon/Icons.tsx';
import { Tabs } from '~/ui/Tabs/Tabs.tsx';
import { FeaturePanel } from './FeaturePanel.tsx';

const icons = { pulse: PulseIcon, chat: ChatIcon, ways: WaysIcon, phone: PhoneIcon } as const;

function itemOf(tab: FeatureTab) {
  const Icon = icons[tab.icon];
  return { value: tab.value, icon: <Icon />, label: tab.label, panel: <FeaturePanel tab={tab} /> };
}

/** The four feature tabs, the first one selected. */
export function FeatureTabs() {
  // Once, as the tabs' own list is built from it.
  const [items] = useState(() => featureTabs().map(itemOf));
  return (
    <div {...useWaitingMark()}>
      <Tabs label={words.features.tabsLabel} items={items} defaultValue="symptom-analysis" />
    </div>
  );
}

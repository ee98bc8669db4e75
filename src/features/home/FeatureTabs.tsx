import { featureTabs } from '~/content/feature-tabs.ts';
import { features } from '~/content/en/home.ts';
import { useWaitingMark } from '~/platform/ready.ts';
import { ChatIcon, PhoneIcon, PulseIcon, WaysIcon } from '~/ui/Icon/Icons.tsx';
import { Tabs } from '~/ui/Tabs/Tabs.tsx';
import { FeaturePanel } from './FeaturePanel.tsx';

const icons = { pulse: PulseIcon, chat: ChatIcon, ways: WaysIcon, phone: PhoneIcon } as const;

const items = featureTabs.map((tab) => {
  const Icon = icons[tab.icon];
  return { value: tab.value, icon: <Icon />, label: tab.label, panel: <FeaturePanel tab={tab} /> };
});

/** The four feature tabs, the first one selected. */
export function FeatureTabs() {
  return (
    <div {...useWaitingMark()}>
      <Tabs label={features.tabsLabel} items={items} defaultValue="symptom-analysis" />
    </div>
  );
}

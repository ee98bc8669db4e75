import { features, featureTabs } from '~/content/home.ts';
import { useWaitingMark } from '~/platform/ready.ts';
import { Tabs } from '~/ui/Tabs/Tabs.tsx';
import { FeaturePanel } from './FeaturePanel.tsx';

const items = featureTabs.map((tab) => ({
  value: tab.value,
  label: tab.label,
  panel: <FeaturePanel tab={tab} />,
}));

/** The four feature tabs, the first one selected. */
export function FeatureTabs() {
  return (
    <div {...useWaitingMark()}>
      <Tabs label={features.tabsLabel} items={items} defaultValue="symptom-analysis" />
    </div>
  );
}

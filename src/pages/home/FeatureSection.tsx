import { Suspense, useState } from 'react';
import { anchors } from '~/config/paths.ts';
import { type FeatureTab, featureTabs } from '~/content/feature-tabs.ts';
import { messages } from '~/i18n/messages.ts';
import { ChatIcon, PhoneIcon, PulseIcon, WaysIcon } from '~/ui/Icon/Icons.tsx';
import { Tabs } from '~/ui/Tabs/Tabs.tsx';
import { FeaturePanel } from './FeaturePanel.tsx';
import styles from './FeatureSection.module.css';

const icons = { pulse: PulseIcon, chat: ChatIcon, ways: WaysIcon, phone: PhoneIcon } as const;

/** The four ways the product helps (specification, section 2: feature tabs). */
export function FeatureSection() {
  return (
    <section id={anchors.features} tabIndex={-1} aria-labelledby="features-title" className={styles.Features}>
      <h2 id="features-title">{messages.features.title}</h2>
      {/* Hydrates after its surroundings, or at once when it is pressed. */}
      <Suspense>
        <FeatureTabs />
      </Suspense>
    </section>
  );
}

/** The four feature tabs, the first one selected. */
function FeatureTabs() {
  const [items] = useState(() => featureTabs().map(itemOf));
  return (
    <Tabs
      label={messages.features.tabsLabel}
      items={items}
      defaultValue="symptom-analysis"
      language={messages.language}
    />
  );
}

function itemOf(tab: FeatureTab) {
  const Icon = icons[tab.icon];
  return { value: tab.value, icon: <Icon />, label: tab.label, panel: <FeaturePanel tab={tab} /> };
}

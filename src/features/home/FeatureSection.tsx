import { memo, Suspense } from 'react';
import { anchors } from '~/config/paths.ts';
import { words } from '~/content/spoken.ts';
import { preloadable } from '~/platform/preloadable.tsx';
import { firstNeed } from '~/platform/ready.ts';
import styles from './FeatureSection.module.css';

/** Asked before the page hydrates: its last step comes to the tabs when the page may already count as answering. */
const needed = firstNeed();

/** The tabs stand in the prerendered page; their script comes with the first scroll, touch or key. */
const FeatureTabs = preloadable(async () => {
  await needed;
  return (await import('./FeatureTabs.tsx').catch(staysAsPrerendered)).FeatureTabs;
});

/** Without their script the tabs stand as they are, and the rest of the page works on. */
function staysAsPrerendered(error: unknown): Promise<never> {
  console.error('The tabs could not be fetched.', error);
  return new Promise(() => undefined);
}

/**
 * The four ways the product helps (specification, section 2: feature tabs).
 * `memo`: an update from above would not find the prerendered tabs before their script is here.
 */
export const FeatureSection = memo(function FeatureSection() {
  return (
    <section id={anchors.features} tabIndex={-1} aria-labelledby="features-title" className={styles.Features}>
      <h2 id="features-title">{words.features.title}</h2>
      <p>{words.features.lead}</p>
      <Suspense fallback={null}>
        <FeatureTabs />
      </Suspense>
    </section>
  );
});

import type { ReactNode } from 'react';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { brand } from '~/config/brand.ts';
import { kioskPaths, paths } from '~/config/paths.ts';
import { messages } from '~/i18n/messages.ts';
import { Price } from '~/pages/home/Price.tsx';
import { CheckIcon, ClockIcon, CloseIcon, GlobeIcon } from '~/ui/Icon/Icons.tsx';
import { IconList } from '~/ui/IconList/IconList.tsx';
import { CenterLines } from '../center/CenterText.tsx';
import { useScreen } from '../state/screen-store.ts';
import { KeyList } from './KeyList.tsx';
import styles from './Pages.module.css';

/** What is this? What it is and is not, and what one would like to know before a call; below it, the ways to all the rest. */
export function MorePage() {
  const { about, beforeCalling, careers, hero, homeHead, kioskMessages } = messages;
  const { more, rest } = kioskMessages.start;
  const { privacy, terms } = kioskMessages.short;
  return (
    <div className={styles.Page}>
      <PageHead title={more} description={homeHead.description} path={kioskPaths.more} />
      <h1 tabIndex={-1}>{more}</h1>
      <section className={styles.Cards}>
        <Points {...hero.is} icon={<CheckIcon />} />
        <div className={styles.Second}>
          <Points {...hero.isNot} icon={<CloseIcon />} />
          <GoodToKnow />
        </div>
      </section>
      <Here />
      <section className={styles.Kept}>
        <h2>{rest}</h2>
        <KeyList
          keys={[
            { label: about.stepsTitle, to: kioskPaths.how },
            { label: careers.heading, to: paths.careers },
            { label: privacy.title, to: paths.privacy },
            { label: terms.title, to: paths.terms },
            { label: beforeCalling.person, to: kioskPaths.contact },
          ]}
        />
      </section>
    </div>
  );
}

function Points({ title, points, icon }: { title: string; points: readonly string[]; icon: ReactNode }) {
  return (
    <div className={styles.Card}>
      <h2>{title}</h2>
      <IconList items={points} icon={icon} className={styles.Points} />
    </div>
  );
}

/** Price, hours and languages of the line, as short as they can be. */
function GoodToKnow() {
  const { hours } = messages.beforeCalling;
  const { line } = brand;
  return (
    <div className={`${styles.Card} ${styles.Facts}`}>
      <Price className={undefined} />
      <p>
        <ClockIcon />
        <span>{line.hours === 'always' ? hours.always : line.hours[messages.language]}</span>
      </p>
      <p>
        <GlobeIcon />
        <span>{messages.kioskMessages.more.spoken}</span>
      </p>
    </div>
  );
}

/** What the center says of itself: a small panel has no room for it on the first screen. */
function Here() {
  const { center, desk, notice } = useScreen(({ settings }) => settings);
  if (desk === null && notice === null) return null;
  return (
    <section>
      <h2>{center ?? messages.kioskMessages.start.here}</h2>
      <CenterLines />
    </section>
  );
}

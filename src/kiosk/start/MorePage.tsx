import type { ReactNode } from 'react';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { Drawing } from '~/components/pictures/Drawing.tsx';
import { kioskPaths, paths } from '~/config/paths.ts';
import { footerColumns } from '~/content/navigation.ts';
import { messages } from '~/i18n/messages.ts';
import { factsOfLine, Numbers } from '~/pages/home/BeforeCallingSection.tsx';
import { CheckIcon, CloseIcon } from '~/ui/Icon/Icons.tsx';
import { FactList } from '~/ui/FactList/FactList.tsx';
import { IconList } from '~/ui/IconList/IconList.tsx';
import { CenterLines } from '../center/CenterText.tsx';
import { useScreen } from '../state/screen-store.ts';
import { KeyList } from './KeyList.tsx';
import styles from './Pages.module.css';

/**
 * What is this? What it is and is not, how one uses it, cost, hours, languages and who is behind it, one thought a screen; at its
 * end the ways to all the rest.
 */
export function MorePage() {
  const { about, beforeCalling, hero, homeHead, kioskMessages } = messages;
  return (
    <div className={styles.Page}>
      <PageHead title={kioskMessages.start.more} description={homeHead.description} path={null} />
      <section>
        <h1 tabIndex={-1}>{kioskMessages.start.more}</h1>
        <div className={styles.Halves}>
          <Points {...hero.is} icon={<CheckIcon />} />
          <Points {...hero.isNot} icon={<CloseIcon />} />
        </div>
      </section>
      <section>
        <h2>{about.title}</h2>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section className={styles.Pictured}>
        <h2>{about.stepsTitle}</h2>
        <ol role="list" className={styles.Steps}>
          {about.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Drawing name="home" className={styles.Drawing} />
      </section>
      <section>
        <h2>{beforeCalling.title}</h2>
        <FactList emphasis="label" layout="columns" facts={factsOfLine()} />
      </section>
      <Here />
      <section>
        <h2>{beforeCalling.company.label}</h2>
        <p>{beforeCalling.company.text}</p>
        <Numbers />
      </section>
      <section className={styles.Pictured}>
        <h2>{hero.care.title}</h2>
        <ul>
          {hero.care.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <Drawing name="caring" className={styles.Drawing} />
      </section>
      <section>
        <h2>{kioskMessages.start.rest}</h2>
        <KeyList keys={rest()} />
      </section>
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

/** What the website's foot leads to, but what the first screen has a tile for, and what is for journalists and investors. */
function rest(): readonly { label: string; to: string }[] {
  const left = new Set<string>([paths.safety, paths.sheets, paths.press, paths.pitch]);
  return [
    { label: messages.shellMessages.footer.contact, to: kioskPaths.contact },
    ...footerColumns()
      .flatMap(({ links }) => links)
      .filter(({ to }) => !left.has(to)),
  ];
}

function Points({ title, points, icon }: { title: string; points: readonly string[]; icon: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <IconList items={points} icon={icon} className={styles.Points} />
    </div>
  );
}

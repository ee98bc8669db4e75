import { ClockIcon, PillIcon } from '~/ui/Icon/Icons.tsx';
import { ExampleFigure } from './ExampleFigure.tsx';
import styles from './MedicationCards.module.css';

/** One reminder: when, what and how much. */
export type MedicationCard = { id: string; time: string; name: string; dose: string; note: string };

type MedicationCardsProps = { cards: readonly MedicationCard[]; title: string; exampleLabel: string };

/** Reminders as a stack of cards. They overlap by their empty edge only: every word stays readable. */
export function MedicationCards({ cards, title, exampleLabel }: MedicationCardsProps) {
  return (
    <ExampleFigure title={title} exampleLabel={exampleLabel} icon={<ClockIcon size={26} />}>
      <ul role="list" className={styles.stack}>
        {cards.map((card) => (
          <li key={card.id} className={styles.card}>
            <span className={styles.time}>{card.time}</span>{' '}
            <span className={styles.what}>
              <span className={styles.name}>
                <strong>{card.name}</strong> <span className={styles.dose}>{card.dose}</span>
              </span>{' '}
              <span className={styles.note}>{card.note}</span>
            </span>
            <span className={styles.pill}>
              <PillIcon />
            </span>
          </li>
        ))}
      </ul>
    </ExampleFigure>
  );
}

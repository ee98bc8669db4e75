import type { ReactNode } from 'react';
import { HeartIcon, PillIcon } from '~/ui/Icon/Icons.tsx';
import { Row } from '~/ui/Row/Row.tsx';
import { ExampleFigure } from './ExampleFigure.tsx';
import styles from './PatientCard.module.css';

/** An invented patient, with a label for each fact. */
export type PatientProfile = {
  /** Says that it is an example. */
  name: string;
  age: number;
  ageLabel: string;
  sex: string;
  sexLabel: string;
  status: string;
  statusLabel: string;
  medicationsLabel: string;
  medications: readonly { name: string; dose: string; frequency: string }[];
  conditionLabel: string;
  condition: string;
  allergyLabel: string;
  allergy: string;
};

/** The sample patient as a list of facts. */
export function PatientCard({ patient }: { patient: PatientProfile }) {
  return (
    <ExampleFigure exampleLabel={patient.name} icon={<HeartIcon size={26} />}>
      <Row as="dl" gap={2} className={styles.facts}>
        <Fact label={patient.ageLabel} value={patient.age} />
        <Fact label={patient.sexLabel} value={patient.sex} />
        <Fact label={patient.statusLabel} value={<span className={styles.status}>{patient.status}</span>} />
        <Fact label={patient.conditionLabel} value={patient.condition} wide />
        <div className={styles.fact} data-wide="true">
          <dt>{patient.medicationsLabel}</dt>
          {patient.medications.map((medication) => (
            <dd key={medication.name} className={styles.medication}>
              <PillIcon />
              <span>
                <strong>{medication.name}</strong> <span className={styles.dose}>{medication.dose}</span>{' '}
                <span className={styles.frequency}>{medication.frequency}</span>
              </span>
            </dd>
          ))}
        </div>
        <Fact label={patient.allergyLabel} value={patient.allergy} wide tone="warm" />
      </Row>
    </ExampleFigure>
  );
}

type FactProps = { label: string; value: ReactNode; wide?: boolean; tone?: 'warm' };

function Fact({ label, value, wide = false, tone }: FactProps) {
  return (
    <div className={styles.fact} data-wide={wide} data-tone={tone}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

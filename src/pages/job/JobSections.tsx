import { messages } from '~/i18n/messages.ts';
import type { Job } from '~/domain/jobs/job.ts';

/** Overview, Key Responsibilities, Qualifications and Benefits (specification, section 2). */
export function JobSections({ job }: { job: Job }) {
  return (
    <>
      <section aria-labelledby="overview">
        <h2 id="overview">{messages.jobPage.overview}</h2>
        <p>{job.overview}</p>
      </section>
      <ListSection
        id="responsibilities"
        title={messages.jobPage.responsibilities}
        items={job.responsibilities}
      />
      <ListSection id="qualifications" title={messages.jobPage.qualifications} items={job.qualifications} />
      <ListSection id="benefits" title={messages.jobPage.benefits} items={job.benefits} />
    </>
  );
}

type ListSectionProps = { id: string; title: string; items: readonly string[] };

function ListSection({ id, title, items }: ListSectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

import { employmentTypes, type JobSummary } from '~/domain/jobs/job.ts';
import type { Example } from '~/ui/example.ts';
import { JobCard } from './JobCard.tsx';

const job: JobSummary = {
  id: 'a-position',
  title: 'A Position',
  category: 'Marketing',
  employmentType: 'Full-time',
  description: 'What one does there, in a sentence.',
};

export const examples: readonly Example[] = [
  ...employmentTypes.map((employmentType) => ({
    name: employmentType,
    element: <JobCard job={{ ...job, id: employmentType, employmentType }} />,
  })),
  {
    name: 'Long words',
    element: (
      <JobCard
        job={{
          ...job,
          id: 'long',
          title: 'A Position Whose Title Takes More Than One Line Even On A Wide Screen',
          description: 'What one does there takes longer to tell than in other places. '.repeat(4).trim(),
        }}
      />
    ),
  },
];

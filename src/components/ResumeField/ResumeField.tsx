import { words } from '~/i18n/messages.ts';
import { checkResume } from '~/domain/application/resume.ts';
import { resumeMediaType } from '~/domain/application/rules.ts';
import { FileDrop } from '~/ui/FileDrop/FileDrop.tsx';
import { resumeContentProblem, type useResume } from './use-resume.ts';

const accept = { [resumeMediaType]: ['.pdf'] };

/** The field for a resume, with the rules of the specification (section 5). @param id of its button. */
export function ResumeField({ id, resume }: { id: string; resume: ReturnType<typeof useResume> }) {
  return (
    <FileDrop
      id={id}
      {...words.fields.resume}
      words={{ ...words.resumeWords, sideBySide: words.sideBySide }}
      accept={accept}
      check={(file: File) => checkResume(file)}
      inspect={resumeContentProblem}
      file={resume.file}
      errorPrefix={words.shellWords.error}
      error={resume.trouble && words.resumeWords.problem[resume.trouble]}
      onChoose={resume.choose}
      onRefuse={resume.refuse}
      onTooMany={() => resume.turnAway('several')}
      onClear={resume.clear}
    />
  );
}

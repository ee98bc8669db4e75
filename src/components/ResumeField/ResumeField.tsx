import { checkResume } from '~/domain/application/resume.ts';
import { resumeMediaType } from '~/domain/application/rules.ts';
import { messages } from '~/i18n/messages.ts';
import { FileDrop } from '~/ui/FileDrop/FileDrop.tsx';
import { resumeContentProblem, type useResume } from './use-resume.ts';

const accept = { [resumeMediaType]: ['.pdf'] };

/** The field for a resume, with the rules of the specification (section 5). @param id of its button. */
export function ResumeField({ id, resume }: { id: string; resume: ReturnType<typeof useResume> }) {
  return (
    <FileDrop
      id={id}
      {...messages.fields.resume}
      texts={{ ...messages.resumeMessages, sideBySide: messages.sideBySide }}
      accept={accept}
      check={(file: File) => checkResume(file)}
      inspect={resumeContentProblem}
      file={resume.file}
      errorPrefix={messages.shellMessages.error}
      error={resume.error && messages.resumeMessages.problem[resume.error]}
      errorHelp={resume.program && messages.resumeMessages.saveAsPdf[resume.program]}
      onChoose={resume.choose}
      onRefuse={resume.refuse}
      onTooMany={() => resume.refuseDrop('several')}
      onClear={resume.clear}
    />
  );
}

import type { ResumeHelp } from '~/domain/application/resume.ts';
import { resumeMediaType } from '~/domain/application/rules.ts';
import { messages } from '~/i18n/messages.ts';
import { FileDrop } from '~/ui/FileDrop/FileDrop.tsx';
import type { ResumeState, useResume } from './use-resume.ts';

const accept = { [resumeMediaType]: ['.pdf'] };

/** The field for a resume, with the rules of the specification (section 5). @param id of its button. */
export function ResumeField({ id, resume }: { id: string; resume: ReturnType<typeof useResume> }) {
  const { state, error } = resume;
  const { resumeMessages } = messages;
  const note = state.kind === 'chosen' ? state.note : noteWithout(state.kind);
  return (
    <FileDrop
      id={id}
      {...messages.fields.resume}
      texts={{ ...resumeMessages, sideBySide: messages.sideBySide, sizeText: messages.sizeText }}
      accept={accept}
      inspect={resume.inspect}
      file={resume.file}
      note={note === null ? null : resumeMessages.note[note]}
      errorPrefix={messages.shellMessages.error}
      error={error && resumeMessages.problem[error]}
      errorHelp={state.kind === 'refused' && state.help !== null ? helpText(state.help) : null}
      onInspected={resume.put}
      onTooMany={() => resume.refuseDrop('several')}
      onClear={resume.clear}
    />
  );
}

function noteWithout(kind: ResumeState['kind']): 'lost' | null {
  return kind === 'lost' ? kind : null;
}

/** The size is rounded up: at the limit it would contradict the message. */
function helpText(help: ResumeHelp): string {
  const { saveAsPdf, tooLarge } = messages.resumeMessages;
  if (typeof help === 'string') return saveAsPdf[help];
  return tooLarge({ size: messages.sizeText(Math.ceil(help.tooLargeBytes / 104_857.6) / 10, 'MB') });
}

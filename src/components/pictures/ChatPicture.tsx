import { ChatIcon } from '~/ui/Icon/Icons.tsx';
import { ExampleFigure } from './ExampleFigure.tsx';
import { Talk } from './Talk.tsx';
import type { PictureLine, SpeakerNames } from './talk.ts';

type ChatPictureProps = { lines: readonly PictureLine[]; names: SpeakerNames; exampleLabel: string };

/** A sample chat as real, readable text. */
export function ChatPicture({ lines, names, exampleLabel }: ChatPictureProps) {
  return (
    <ExampleFigure title={names.assistant} exampleLabel={exampleLabel} icon={<ChatIcon size={26} />}>
      <Talk lines={lines} names={names} />
    </ExampleFigure>
  );
}

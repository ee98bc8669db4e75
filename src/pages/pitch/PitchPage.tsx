import { FrameFacade } from '~/components/FrameFacade/FrameFacade.tsx';
import { PageBody, PageIntro } from '~/components/PageBody/PageBody.tsx';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { slideDelayMs } from '~/config/timing.ts';
import { deckEmbedUrl, deckPageUrl } from '~/domain/embed.ts';
import { messages } from '~/i18n/messages.ts';
import { Stack } from '~/ui/Stack/Stack.tsx';
import styles from './PitchPage.module.css';

/** The pitch deck in a frame, and the same deck in a tab of its own (specification, section 2). */
export function PitchPage() {
  return (
    <PageBody>
      <PageHead {...messages.pitch.head} path={paths.pitch} image="pitch" />
      <PageIntro title={messages.pitch.heading} lead={messages.pitch.lead} />
      <Stack gap={5}>
        <FrameFacade
          name={messages.pitch.frameTitle}
          action={messages.pitch.show}
          src={deckEmbedUrl(brand.deckId, slideDelayMs)}
          title={messages.pitch.frameTitle}
          // Together these two would undo the sandbox of a page of ours; for another origin they are harmless.
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          allowFullScreen
          direct={{
            url: deckPageUrl(brand.deckId, slideDelayMs),
            label: messages.pitch.directLink,
            hint: messages.pitch.hint,
            note: messages.pitch.note,
          }}
        />
        <Stack as="section" gap={4} aria-labelledby="in-words" className={styles.InWords}>
          <h2 id="in-words">{messages.pitch.inWords.title}</h2>
          <ul>
            {messages.pitch.inWords.list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Stack>
      </Stack>
    </PageBody>
  );
}

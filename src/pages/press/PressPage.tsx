import { FrameFacade } from '~/components/FrameFacade/FrameFacade.tsx';
import { Logo } from '~/components/Logo/Logo.tsx';
import { MailLink } from '~/components/MailLink/MailLink.tsx';
import { PageBody, PageIntro } from '~/components/PageBody/PageBody.tsx';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { Drawing } from '~/components/pictures/Drawing.tsx';
import { brand } from '~/config/brand.ts';
import { paths } from '~/config/paths.ts';
import { brandAssets } from '~/content/brand-assets.ts';
import { videoEmbedUrl, videoPageUrl } from '~/domain/embed.ts';
import { messages } from '~/i18n/messages.ts';
import { FactList } from '~/ui/FactList/FactList.tsx';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { VisuallyHidden } from '~/ui/VisuallyHidden/VisuallyHidden.tsx';
import { AssetCard } from './AssetCard.tsx';
import { HomeBar } from './HomeBar.tsx';
import styles from './PressPage.module.css';

/** Logo, video and brand files for people who write about the product (specification, section 2). */
export function PressPage() {
  return (
    <PageBody>
      <PageHead {...messages.press.head} path={paths.press} image="press" />
      <HomeBar />
      <PageIntro
        title={messages.press.heading}
        lead={messages.press.lead}
        picture={<Drawing name="press" />}
      />
      <PressFacts />
      <Stack as="section" gap={4} aria-labelledby="videos">
        <h2 id="videos">{messages.press.videos.title}</h2>
        <ProductVideo />
      </Stack>
      <Stack as="section" gap={4} aria-labelledby="assets">
        <h2 id="assets">{messages.press.assets.title}</h2>
        <p>{messages.press.assets.lead}</p>
        <ul role="list" className={styles.Assets}>
          {brandAssets().map((asset) => (
            <li key={asset.title}>
              <AssetCard asset={asset} />
            </li>
          ))}
        </ul>
      </Stack>
    </PageBody>
  );
}

function BigLogo() {
  return (
    <figure className={styles.Logo}>
      <Logo variant="mark" />
      <Logo variant="name" />
      <figcaption>
        <VisuallyHidden>{messages.press.logoCaption}</VisuallyHidden>
      </figcaption>
    </figure>
  );
}

/** The one video, and what it shows in words. */
function ProductVideo() {
  const { videos } = messages.press;
  return (
    <div className={styles.Beside}>
      <Stack gap={4}>
        <FrameFacade
          name={videos.name}
          action={videos.play}
          src={videoEmbedUrl(brand.videoId)}
          title={videos.name}
          // Together these two would undo the sandbox of a page of ours; for another origin they are harmless.
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; encrypted-media; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          direct={{
            url: videoPageUrl(brand.videoId),
            label: videos.directLink,
            hint: videos.hint,
            note: videos.note,
          }}
        />
      </Stack>
      <Stack gap={4}>
        <h3>{videos.inWords.title}</h3>
        <p>{videos.inWords.text}</p>
      </Stack>
    </div>
  );
}

/** What a story needs to say, ready to quote, and whom to ask. */
function PressFacts() {
  const { facts } = messages.press;
  return (
    <section className={styles.Beside} data-words="" aria-labelledby="facts">
      <Stack gap={4}>
        <h2 id="facts">{facts.title}</h2>
        <p>{facts.text}</p>
        <BigLogo />
      </Stack>
      <FactList
        facts={[
          ...facts.list.map(({ label, text }) => ({ label, values: [text] })),
          { label: facts.contactLabel, values: [<MailLink key="value" address={brand.emails.company} />] },
        ]}
      />
    </section>
  );
}

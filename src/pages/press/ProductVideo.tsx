import { useEffect, useRef, useState } from 'react';
import { FernWindow } from '~/components/pictures/FernWindow.tsx';
import { usePlatform } from '~/components/platform.tsx';
import { brand } from '~/config/brand.ts';
import { videoEmbedUrl } from '~/domain/embed.ts';
import { messages } from '~/i18n/messages.ts';
import { PlayIcon } from '~/ui/Icon/Icons.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import styles from './ProductVideo.module.css';

/** The one video. Nothing is asked of another host before the person presses play. */
export function ProductVideo() {
  const { OutsideFrame } = usePlatform();
  const [playing, setPlaying] = useState(false);
  const isHydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);

  // The pressed button is gone: the player takes over its focus, or what stands there offline.
  useEffect(() => {
    if (playing) (place.current?.querySelector('iframe') ?? place.current)?.focus();
  }, [playing]);

  return (
    <div ref={place} tabIndex={-1} className={styles.Video}>
      {playing ? (
        <OutsideFrame
          className={styles.Screen}
          src={videoEmbedUrl(brand.videoId)}
          title={messages.press.videos.name}
          // Together these two would undo the sandbox of a page of ours; for another origin they are harmless.
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; encrypted-media; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button
          type="button"
          className={styles.Cover}
          hidden={!isHydrated}
          data-needs-script=""
          onClick={() => setPlaying(true)}
        >
          <span className={styles.Screen}>
            <span className={styles.Text}>
              <span className={styles.Name}>{messages.press.videos.name}</span>
              <span className={styles.Play}>
                <PlayIcon size={28} /> {messages.press.videos.play}
              </span>
            </span>
            <FernWindow className={styles.Window} />
          </span>
        </button>
      )}
      <p className={styles.Note}>{messages.press.videos.note}</p>
      <h3>{messages.press.videos.inWords.title}</h3>
      <p>{messages.press.videos.inWords.text}</p>
    </div>
  );
}

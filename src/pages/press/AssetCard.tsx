import { useId, useCallback, useState } from 'react';
import type { BrandAsset } from '~/content/brand-assets.ts';
import { messages } from '~/i18n/messages.ts';
import { Stack } from '~/ui/Stack/Stack.tsx';
import { AssetActions } from './AssetActions.tsx';
import styles from './AssetCard.module.css';

/** One brand file: its picture, what it is for, and what can be done with it. */
export function AssetCard({ asset }: { asset: BrandAsset }) {
  const titleId = useId();
  return (
    <article className={styles.AssetCard} aria-labelledby={titleId}>
      <Preview asset={asset} />
      <Stack gap={2}>
        <h3 id={titleId}>{asset.title}</h3>
        <p>{asset.use}</p>
        <p className={styles.Format}>
          {messages.fileFacts({
            formats: messages.sideBySide(asset.formats),
            width: String(asset.width),
            height: String(asset.height),
          })}
        </p>
      </Stack>
      <AssetActions title={asset.title} downloadUrl={asset.downloadUrl} />
    </article>
  );
}

function Preview({ asset }: { asset: BrandAsset }) {
  const { state, ...picture } = usePicture();
  return (
    <div className={styles.Preview} data-state={state}>
      {state !== 'failed' && (
        <img
          {...picture}
          src={asset.imageUrl}
          alt={asset.alt}
          width={asset.width}
          height={asset.height}
          loading="lazy"
        />
      )}
      {state === 'loading' && <p className={styles.Placeholder}>{messages.press.assets.loading}</p>}
      {state === 'failed' && <p>{messages.press.assets.failed}</p>}
    </div>
  );
}

type PictureState = 'loading' | 'loaded' | 'failed';

/**
 * Follows a picture from its placeholder to its end.
 * @returns the state, and the `ref` and handlers that belong on the `img`.
 */
function usePicture() {
  const [state, setState] = useState<PictureState>('loading');

  // A picture that came, or failed, before hydration sends no event any more.
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) setState(image.naturalWidth > 0 ? 'loaded' : 'failed');
  }, []);

  return { state, ref, onLoad: () => setState('loaded'), onError: () => setState('failed') };
}

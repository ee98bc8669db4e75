import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { FernWindow } from '~/components/pictures/FernWindow.tsx';
import { usePlatform } from '~/components/platform.tsx';
import { messages } from '~/i18n/messages.ts';
import { focusInView } from '~/ui/focus-control.ts';
import { ExternalIcon, PlayIcon } from '~/ui/Icon/Icons.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import styles from './FrameFacade.module.css';

type FrameFacadeProps = Omit<ComponentProps<'iframe'>, 'className'> & {
  src: string;
  title: string;
  sandbox: string;
  /** What the facade shows in large letters, where no heading above says it. */
  name?: string;
  /** What a press does. */
  action: string;
  /** The same as a page of its own, for who sees nothing in the frame, and where it comes from. */
  direct: { url: string; label: string; hint: string; note: string };
};

/**
 * A frame of another company: nothing is asked of its host before a press on the facade that stands in its place. No page is told
 * that a frame of another origin has failed: what to do then stands behind it and below it.
 */
export function FrameFacade({ name, action, direct, ...frame }: FrameFacadeProps) {
  const { ContactLink } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);

  // The pressed button is gone: the frame takes over its focus, or what stands there offline, and is seen whole.
  useEffect(() => {
    if (isOpen) focusInView(place.current?.querySelector('iframe') ?? place.current, 'nearest');
  }, [isOpen]);

  return (
    <div className={styles.FrameFacade}>
      <div ref={place} tabIndex={-1} className={styles.Place}>
        {isOpen ? (
          <>
            <OutsideFrame {...frame} className={styles.Screen} />
            <p aria-hidden="true" className={styles.Loading}>
              {messages.shellMessages.frameLoading}
            </p>
          </>
        ) : (
          <button
            type="button"
            className={styles.Cover}
            hidden={!isHydrated}
            data-needs-script=""
            onClick={() => setOpen(true)}
          >
            <span className={styles.Screen}>
              <span className={styles.Text}>
                {name !== undefined && <span className={styles.Name}>{name}</span>}
                <span className={styles.Action}>
                  <PlayIcon size={28} /> <span>{action}</span>
                </span>
              </span>
              <FernWindow className={styles.Window} />
            </span>
          </button>
        )}
      </div>
      <div className={styles.Direct}>
        <div>
          <p>{direct.hint}</p>
          <p className={styles.Note}>{direct.note}</p>
        </div>
        <ContactLink contact={{ kind: 'page', url: direct.url }} variant="primary" icon={<ExternalIcon />}>
          {direct.label}
        </ContactLink>
      </div>
    </div>
  );
}

/** A page of another host. Offline a browser draws a grey box with a face in its place: what is missing is said instead. */
function OutsideFrame(props: ComponentProps<'iframe'> & { title: string; sandbox: string }) {
  // The pages give the sandbox, which the type asks for.
  // oxlint-disable-next-line react/iframe-missing-sandbox, jsx-a11y/iframe-has-title
  if (useIsOnline()) return <iframe {...props} />;
  const { title, text } = messages.shellMessages.frameOffline;
  return (
    <div role="status" className={styles.NoFrame}>
      <strong>{title}</strong>
      <span>{text}</span>
    </div>
  );
}

/** Whether the device has a network, as far as the browser knows. */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const listening = new AbortController();
      for (const change of ['online', 'offline']) addEventListener(change, listener, listening);
      return () => listening.abort();
    },
    () => navigator.onLine,
    () => true,
  );
}

import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { FernWindow } from '~/components/pictures/FernWindow.tsx';
import { usePlatform } from '~/components/platform.tsx';
import { PlayIcon } from '~/ui/Icon/Icons.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import styles from './FrameFacade.module.css';

type FrameFacadeProps = Omit<ComponentProps<'iframe'>, 'className'> & {
  src: string;
  title: string;
  sandbox: string;
  /** What the facade shows in large letters. */
  name: string;
  /** What a press does. */
  action: string;
};

/** A frame of another company: nothing is asked of its host before a press on the facade that stands in its place. */
export function FrameFacade({ name, action, ...frame }: FrameFacadeProps) {
  const { OutsideFrame } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);

  // The pressed button is gone: the frame takes over its focus, or what stands there offline.
  useEffect(() => {
    if (isOpen) (place.current?.querySelector('iframe') ?? place.current)?.focus();
  }, [isOpen]);

  return (
    <div ref={place} tabIndex={-1} className={styles.Place}>
      {isOpen ? (
        <OutsideFrame {...frame} className={styles.Screen} />
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
              <span className={styles.Name}>{name}</span>
              <span className={styles.Action}>
                <PlayIcon size={28} /> <span>{action}</span>
              </span>
            </span>
            <FernWindow className={styles.Window} />
          </span>
        </button>
      )}
    </div>
  );
}

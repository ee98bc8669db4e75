import accommodation from './drawings/accommodation.svg';
import careers from './drawings/careers.svg';
import caring from './drawings/caring.svg';
import home from './drawings/home.svg';
import notFound from './drawings/not-found.svg';
import press from './drawings/press.svg';
import safety from './drawings/safety.svg';
import styles from './Drawing.module.css';

type File = { src: string; width: number; height: number; keepsDirection?: true };

const landscape = { width: 640, height: 480 };

const files = {
  accommodation: { src: accommodation, ...landscape },
  careers: { src: careers, ...landscape },
  caring: { src: caring, ...landscape },
  home: { src: home, width: 640, height: 720 },
  'not-found': { src: notFound, ...landscape },
  press: { src: press, ...landscape },
  // Check marks are not mirrored.
  safety: { src: safety, ...landscape, keepsDirection: true },
} satisfies Record<string, File>;

type DrawingProps = {
  /** Of a file in `./drawings`. */
  name: keyof typeof files;
  /** Not on the first screen: fetched when the reader comes near. */
  isBelow?: boolean;
  /** Its place on the page. */
  className?: string | undefined;
};

/**
 * A drawing of people: decoration, as wide as its place. A file of its own, so that no page's HTML grows, and of low
 * priority: text, styles and typeface come first (React would preload it otherwise).
 */
export function Drawing({ name, isBelow = false, className = '' }: DrawingProps) {
  const { src, width, height, keepsDirection }: File = files[name];
  return (
    <img
      className={`${styles.Drawing} ${className}`.trimEnd()}
      src={src}
      width={width}
      height={height}
      alt=""
      decoding="async"
      fetchPriority="low"
      loading={isBelow ? 'lazy' : undefined}
      data-keeps-direction={keepsDirection && ''}
    />
  );
}

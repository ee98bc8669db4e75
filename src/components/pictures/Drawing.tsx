import accommodation from './drawings/accommodation.svg';
import calling from './drawings/calling.svg';
import careers from './drawings/careers.svg';
import caring from './drawings/caring.svg';
import home from './drawings/home.svg';
import notFound from './drawings/not-found.svg';
import press from './drawings/press.svg';
import safety from './drawings/safety.svg';
import styles from './Drawing.module.css';

/** A drawing's file, its size, and whether it holds what is not mirrored: a check mark, our own mark. */
export type DrawingFile = { src: string; width: number; height: number; keepsDirection?: true };

const landscape = { width: 640, height: 480 };

const files = {
  accommodation: { src: accommodation, ...landscape },
  calling: { src: calling, ...landscape },
  careers: { src: careers, ...landscape },
  caring: { src: caring, ...landscape },
  home: { src: home, width: 640, height: 720 },
  'not-found': { src: notFound, ...landscape },
  press: { src: press, ...landscape },
  safety: { src: safety, ...landscape, keepsDirection: true },
} satisfies Record<string, DrawingFile>;

type DrawingProps = Place & {
  /** Of a file in `./drawings`. */
  name: keyof typeof files;
};

type Place = {
  /** Not on the first screen: fetched when the reader comes near. */
  isBelow?: boolean;
  /** Its place on the page. */
  className?: string | undefined;
};

/** A drawing of the website, by its name. */
export function Drawing({ name, ...place }: DrawingProps) {
  return <DrawingImage file={files[name]} {...place} />;
}

/**
 * A drawing of people: decoration, as wide as its place. A file of its own, so that no page's HTML grows, and of low
 * priority: text, styles and typeface come first (React would preload it otherwise).
 */
export function DrawingImage({ file, isBelow = false, className = '' }: Place & { file: DrawingFile }) {
  const { src, width, height, keepsDirection } = file;
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

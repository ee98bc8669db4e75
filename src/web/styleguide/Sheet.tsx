import type { Example } from '~/ui/example.ts';
import { Tokens } from './Tokens.tsx';
import styles from './Styleguide.module.css';

/** Every token, then every piece in every state. */
export function Sheet() {
  return (
    <main className={styles.Sheet}>
      <h1>Styleguide</h1>
      <Tokens />
      {pieces.map(({ name, examples }) => (
        <section key={name} aria-labelledby={`piece-${name}`} data-component={name}>
          <h2 id={`piece-${name}`}>{name}</h2>
          <div className={styles.Examples} data-small={name === 'Icon' || undefined}>
            {examples.map((example) => (
              <figure key={example.name} aria-label={`${name}: ${example.name}`} className={styles.Example}>
                <figcaption>{example.name}</figcaption>
                {example.element}
              </figure>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

const files = import.meta.glob<{ examples: readonly Example[] }>(
  '../../{ui,components,pages}/*/*.examples.tsx',
  {
    eager: true,
  },
);

/** Every piece that has examples, by the name of its component. */
export const pieces = Object.entries(files).map(([path, { examples }]) => ({
  name: path.split('/').at(-1)?.replace('.examples.tsx', '') ?? path,
  examples,
}));

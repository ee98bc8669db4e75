import type { ReactNode } from 'react';
import tokensText from '~/styles/tokens.css?raw';
import styles from './Styleguide.module.css';

/** Names of the custom properties whose value looks as asked, in the order of the file. */
function namesOf(value: RegExp): string[] {
  const found = tokensText.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm);
  return [...found].flatMap(([, name = '', text = '']) => (value.test(text) ? [name] : []));
}

const palette = namesOf(/^#/);
const meanings = namesOf(/^(light-dark\(|var\(--\w+-\d+\)$)/);
const typeSizes = namesOf(/./).filter((name) => /^--text-(small|body|lead|h\d)$/.test(name));
const spaces = namesOf(/./).filter((name) => /^--(space-\d|target|target-main)$/.test(name));
const radii = namesOf(/./).filter((name) => name.startsWith('--radius'));

/** The tokens as they are in the style sheet: read from its text, so that none is forgotten here. */
export function Tokens() {
  return (
    <>
      <Group title="Palette">
        {palette.map((name) => (
          <Swatch key={name} name={name} />
        ))}
      </Group>
      <Group title="Meaning">
        {meanings.map((name) => (
          <Swatch key={name} name={name} />
        ))}
      </Group>
      <Group title="Type" wide>
        {typeSizes.map((name) => (
          <li key={name} style={{ fontSize: `var(${name})` }}>
            A plain answer, in {name.slice(2)}
          </li>
        ))}
      </Group>
      <Group title="Space" wide>
        {spaces.map((name) => (
          <li key={name} className={styles.Space}>
            <span style={{ inlineSize: `var(${name})` }} />
            {name.slice(2)}
          </li>
        ))}
      </Group>
      <Group title="Radius">
        {radii.map((name) => (
          <li key={name} className={styles.Radius} style={{ borderRadius: `var(${name})` }}>
            {name.slice(2)}
          </li>
        ))}
      </Group>
    </>
  );
}

function Group({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul role="list" className={wide ? styles.Rows : styles.Swatches}>
        {children}
      </ul>
    </section>
  );
}

function Swatch({ name }: { name: string }) {
  return (
    <li>
      <span className={styles.Colour} style={{ background: `var(${name})` }} />
      {name.slice(2)}
    </li>
  );
}

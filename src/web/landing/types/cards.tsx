import type { TypeCard } from '#contract/types.ts';
import { unbrokenOnScreen } from '#words/unbroken.ts';
import { useAddressOf } from '../../shell/addresses.ts';
import { typePath } from '../../type-pages.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './types.module.css';

interface Props {
  types: readonly TypeCard[];
  /** What the list is called for a reader. */
  label: string;
  /** The market and the test that tells them apart, `US-SUBS-1003`. */
  reference: string;
  /** Of the headings. */
  level: 2 | 3;
}

/** Types as cards, each a link to its page. */
export function TypeCards({ types, label, reference, level }: Props) {
  const address = useAddressOf();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <ul role="list" className={styles.cards} aria-label={label}>
      {types.map(({ code, name, tagline, picture }) => (
        <li key={code} className={styles.card}>
          <Picture picture={picture} sizes="(min-width: 62em) 18rem, 90vw" late className={styles.scene} />
          <div className={styles.said}>
            <p className={`${styles.code} figures`}>{code.toUpperCase()}</p>
            <Heading className={styles.name}>
              <a className="over-all" href={address(typePath(code), reference)}>
                {name}
              </a>
            </Heading>
            <p className="soft small">{unbrokenOnScreen(tagline)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

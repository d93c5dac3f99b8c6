import { Picture } from '../ui/picture.tsx';
import { gateNames } from './gate-names.ts';
import styles from './universe.module.css';

/** The six gates as doors side by side, each with its own hour behind it; decoration only. */
export function Doors() {
  return (
    <div className={styles.doors}>
      {gateNames.map((name) => (
        <Picture
          key={name}
          picture={{ set: 'gates', name, alt: '' }}
          sizes="(min-width: 62em) 50rem, (min-width: 48em) 30rem, 13rem"
          className={styles.door}
        />
      ))}
    </div>
  );
}

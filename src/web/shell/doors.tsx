import { useLocation } from 'react-router';
import type { Picture as PictureFile } from '#contract/exams.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './error-screen.module.css';
import { landingAddress } from './home.ts';
import { useLocale, useWords } from './words.tsx';

/** A test as a way on from where no page is. */
export interface Door {
  readonly examId: string;
  readonly name: string;
  readonly landing: string | null;
  readonly emblem: PictureFile;
}

/** What came along with an error, where doors did. */
export function doorsIn(told: unknown): readonly Door[] {
  const isWithDoors = (one: unknown): one is { doors: readonly Door[] } =>
    typeof one === 'object' && one !== null && 'doors' in one && Array.isArray(one.doors);
  return isWithDoors(told) ? told.doors : [];
}

/** Doors that do lead somewhere. */
export function Doors({ doors }: { doors: readonly Door[] }) {
  const t = useWords('shell.nav');
  const locale = useLocale();
  const { pathname, search } = useLocation();
  if (doors.length === 0) return null;
  return (
    <ul role="list" className={styles.doors} aria-label={t('tests')}>
      {doors.map(({ examId, name, landing, emblem }) => (
        <li key={examId}>
          <a href={landingAddress(pathname, locale, { examId, landing }, new URLSearchParams(search))}>
            <Picture
              picture={{ ...emblem, alt: '' }}
              sizes="(min-width: 48em) 9rem, 30vw"
              className={styles.door}
            />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

import { useExam } from '../shell/exam.tsx';
import { addressOf, sourcesOf } from '../ui/picture.tsx';
import styles from './test-art.module.css';

/**
 * A test's own picture, where a landing shows a test that is made for none. Broader than high, it loses its sides: a telephone
 * draws it twice as broad as its window. It stands in a `picture`, of which React asks for nothing ahead of the words.
 */
export function TestArt() {
  const { emblem } = useExam().exam.face;
  return (
    <picture className={styles.art}>
      <img
        srcSet={sourcesOf(emblem)}
        sizes="(min-width: 48em) 70vw, 195vw"
        src={addressOf(emblem, 780)}
        alt=""
        width="1200"
        height="900"
        decoding="async"
      />
    </picture>
  );
}

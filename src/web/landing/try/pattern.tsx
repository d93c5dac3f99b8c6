import { useWords } from '../../shell/words.tsx';
import { StartLink } from '../start-button.tsx';
import { Choices } from './choices.tsx';
import { type Cell, CellArt, Matrix } from './matrix.tsx';
import styles from './try.module.css';

/** What may stand in the gap: the right one, and five that keep all rules but one. */
const options = [
  { name: 'a', cell: ['square', 1, 0], verdict: 'shade' },
  { name: 'b', cell: ['circle', 2, 0], verdict: 'shape' },
  { name: 'c', cell: ['square', 2, 1], verdict: 'dot' },
  { name: 'd', cell: ['square', 2, 0], verdict: 'right' },
  { name: 'e', cell: ['triangle', 2, 0], verdict: 'shape' },
  { name: 'f', cell: ['square', 2, 7], verdict: 'dot' },
] as const satisfies readonly { name: string; cell: Cell; verdict: string }[];

/** A question of the IQ test to try on the spot: six options, what each of them overlooks, and why one is right. */
export function Pattern() {
  const t = useWords('landing.try');
  return (
    <div className={`sheet ${styles.sheet}`}>
      <h3 className={`display ${styles.prompt}`}>{t('prompt')}</h3>
      <Matrix className={styles.matrix} label={t('alt')} />
      <Choices
        name="try"
        className={styles.pictures}
        choices={options.map(({ name, cell, verdict }) => ({
          label: t(`options.${name}`),
          face: (
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <CellArt cell={cell} />
            </svg>
          ),
          answer:
            verdict === 'right' ? (
              <>
                <p>{t('right')}</p>
                <p className="soft small">{t('made')}</p>
                <StartLink />
              </>
            ) : (
              <p>{t(verdict)}</p>
            ),
        }))}
      />
    </div>
  );
}

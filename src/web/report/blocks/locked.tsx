import { Link } from 'react-router';
import { useAddress } from '../../shell/addresses.ts';
import { choiceIn, useExam } from '../../shell/exam.tsx';
import { useWords } from '../../shell/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { BlockProps } from './block.ts';
import styles from './locked.module.css';

/** What is not open is named and explained, not hinted at. */
export function Locked({ block, opening, order, wayUp }: BlockProps<'locked'>) {
  return (
    <div className="wrap">
      {opening}
      {block.form === 'part' ? <Part block={block} wayUp={wayUp} /> : <Rest block={block} order={order} />}
    </div>
  );
}

/** A part of the report that another package holds. */
function Part({ block, wayUp }: Pick<BlockProps<'locked'>, 'block' | 'wayUp'>) {
  return (
    <section className={`screen-only ${styles.part}`}>
      <h2>
        <Icon name="lock" /> {block.title}
      </h2>
      {block.text && <p>{block.text}</p>}
      {block.feature !== undefined && wayUp?.(block.feature)}
    </section>
  );
}

/** What comes with the report, after what is free. Where an account opens it for nothing, its text says so and its way leads. */
function Rest({ block, order: { orderNumber, unlocked } }: Pick<BlockProps<'locked'>, 'block' | 'order'>) {
  const t = useWords('report.free');
  const way = useWords('way.result');
  const nav = useWords('shell.nav');
  const address = useAddress();
  const { exam } = useExam();
  const account = unlocked ? undefined : block.text;
  return (
    <section className={styles.rest}>
      {block.title && <h2>{block.title}</h2>}
      {account && <p>{account}</p>}
      <div className={styles.more}>
        {block.items.length > 0 && (
          <ul role="list">
            {block.items.map((item) => (
              <li key={item}>
                <Icon name="tick" />
                {item}
              </li>
            ))}
          </ul>
        )}
        {unlocked ? (
          <Link className="button" to={address('/report/result', { orderNumber })}>
            {t('open')}
          </Link>
        ) : (
          <p className={styles.ways}>
            {account && (
              <a className="button" href={address('/user/login')}>
                {nav('login')}
              </a>
            )}
            <Link
              className={account ? 'button button--quiet' : 'button'}
              to={address('/paying/scheme', { orderNumber })}
            >
              {way('more', choiceIn(exam))}
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}

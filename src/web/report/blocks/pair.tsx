import { Parted } from '../../ui/parted.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { BlockProps } from './block.ts';
import styles from './pair.module.css';

const percent = (share: number) => `${Math.round(1000 * share) / 10}%`;

/** Two people beside each other: in each row a bar for the one and a bar for the other, told apart by more than colour. */
export function Pair({ block, opening, inside = false }: BlockProps<'pair'>) {
  const Title = inside ? 'h3' : 'h2';
  const Row = inside ? 'h4' : 'h3';
  const { title, lead, sides, faces, rows, howTo } = block;
  return (
    <section className={`wrap ${styles.pair}`}>
      {opening}
      <Title>{title}</Title>
      {lead && <p className="soft">{lead}</p>}
      {faces && (
        <div className={styles.faces}>
          {faces.map(({ picture, name, text }, side) => (
            <div key={side === 0 ? 'own' : 'other'}>
              <Picture picture={picture} sizes="(min-width: 62em) 35rem, 50vw" className={styles.picture} />
              <p className="soft" dir="auto">
                {sides[side]}
              </p>
              <p className={`${styles.name} display`}>
                <Parted text={name} />
              </p>
              {text && <p className="small soft">{text}</p>}
            </div>
          ))}
        </div>
      )}
      {rows.map(({ id, label, poles, marks, apart, reading }) => (
        <article key={id} className={styles.row} aria-labelledby={`pair-${id}`}>
          <div className={styles.said}>
            <Row id={`pair-${id}`}>{label}</Row>
            <p className={apart ? styles.apart : 'soft'}>{reading}</p>
          </div>
          <div>
            <dl className={styles.marks}>
              {marks.map(({ at, low, high, value }, side) => (
                <div key={side === 0 ? 'own' : 'other'} className={side === 0 ? styles.own : styles.other}>
                  <dt dir="auto">{sides[side]}</dt>
                  <dd className="figures">{value}</dd>
                  <dd className={styles.drawn}>
                    <svg className={styles.bar} aria-hidden="true">
                      <rect className={styles.all} width="100%" y="35%" height="30%" rx="4" />
                      <rect
                        className={styles.interval}
                        x={percent(low)}
                        width={percent(Math.max(0.01, high - low))}
                        y="35%"
                        height="30%"
                        rx="4"
                      />
                      {at !== undefined && <circle className={styles.at} cx={percent(at)} cy="50%" r="7" />}
                    </svg>
                  </dd>
                </div>
              ))}
            </dl>
            {poles && (
              <p className={`${styles.poles} soft small`}>
                <span>{poles[0]}</span>
                <span>{poles[1]}</span>
              </p>
            )}
          </div>
        </article>
      ))}
      {howTo && <p className={`small soft ${styles.howTo}`}>{howTo}</p>}
    </section>
  );
}

import type { Presenter as Presenting } from '#contract/reports.ts';
import styles from './presenter.module.css';

/** Who presents the report, beside a part's title: the picture is told by the name beside it. */
export function Presenter({ presenter: { name, title, img, words } }: { presenter: Presenting }) {
  return (
    <div className={styles.presenter}>
      <img src={img} alt="" width="390" height="293" decoding="async" loading="lazy" />
      <div>
        <p className="small soft">{title}</p>
        <p className={styles.name}>{name}</p>
        <p className="soft">{words}</p>
      </div>
    </div>
  );
}

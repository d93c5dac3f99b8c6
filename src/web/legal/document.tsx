import type { Protocol, ProtocolText, ProtocolWay } from '#contract/protocols.ts';
import { useAddress } from '../shell/addresses.ts';
import { useDay } from '../shell/day.ts';
import { protocolPath } from '../shell/protocols.tsx';
import { useWords } from '../shell/words.tsx';
import { Contents } from '../ui/contents.tsx';
import { CookieChoice } from './cookie-choice.tsx';
import styles from './document.module.css';
import { Linked, Telephone } from './linked.tsx';

interface Props {
  document: ProtocolText;
  /** All that there are here, this one among them. */
  documents: readonly Protocol[];
}

/** Where a way leads. */
const paths: { readonly [Way in ProtocolWay]: string } = {
  withdraw: '/paying/withdraw',
  member: '/member',
  erase: '/report/erase',
  support: '/support',
  refunds: protocolPath('refunds'),
  imprint: protocolPath('imprint'),
};

/** One document to be read: what it is, what it says part by part, and the others. */
export function Document({ document, documents }: Props) {
  const t = useWords('legal.page');
  const site = useWords('shell.site');
  const day = useDay();
  const address = useAddress();
  const { version, validFrom, title, lead, rows, content } = document;
  const date = day(validFrom);
  return (
    <article className={`wrap ${styles.document}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className="lede">{lead}</p>
        <p className="soft small">{t('version', { version, date })}</p>
        {document.id === 'cookies' && <CookieChoice />}
      </header>
      {content.length > 3 && (
        <Contents
          title={site('contents')}
          chapters={content.map(({ key: id, title: name }) => ({ id, title: name }))}
          className={styles.contents}
        />
      )}
      <div className={styles.text}>
        {rows.length > 0 && (
          <dl className={styles.rows}>
            {rows.map(({ key, label, text }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{key === 'phone' ? <Telephone number={text} /> : <Linked text={text} />}</dd>
              </div>
            ))}
          </dl>
        )}
        {content.map(({ key, title: name, text, way }) => (
          <section key={key} aria-labelledby={key}>
            <h2 id={key}>{name}</h2>
            {text.map((block) => (
              <Block key={String(block)} block={block} />
            ))}
            {way && <Way part={key} way={way} />}
          </section>
        ))}
      </div>
      <nav className={styles.others} aria-label={t('documents')}>
        <ul>
          {documents.map(({ id, title: name }) => (
            <li key={id}>
              <a href={address(protocolPath(id))} aria-current={id === document.id ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </article>
  );
}

/** In the member center, the part on canceling leads to the question itself. */
function Way({ part, way }: { part: string; way: ProtocolWay }) {
  const t = useWords('legal.page');
  const address = useAddress();
  const cancels = way === 'member' && part === 'cancel';
  return (
    <p>
      <a className={styles.way} href={address(paths[way], cancels ? { step: 'cancel' } : undefined)}>
        {t(`ways.${cancels ? 'cancel' : way}`)}
      </a>
    </p>
  );
}

function Block({ block }: { block: string | string[] }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Linked text={block} />
      </p>
    );
  }
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>
          <Linked text={item} />
        </li>
      ))}
    </ul>
  );
}

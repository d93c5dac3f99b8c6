import type { NextTest } from '#contract/next.ts';
import { landingNamed, pathOf } from '../landings.ts';
import { useAddress, useAddressOf } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { BuyExtra, type Extra } from './buy-extra.tsx';
import type { ExtraOutcome } from './extras.server.ts';
import { type Offered, type OfferState, offersOf } from './offers.ts';
import { OtherTests } from './other-tests.tsx';
import styles from './tests-offered.module.css';
import { useWayToExtra } from './use-way-to-extra.ts';

interface Props {
  /** Of the report that they are offered beside. */
  orderNumber: string;
  extras: readonly Extra[];
  next: readonly NextTest[];
  outcome: ExtraOutcome | undefined;
}

/** What is told of where a reader stands, among the words of `store.extras`; and the button's words, where it is not bought here. */
const told: {
  readonly [State in OfferState]: { said?: 'held' | 'heldReport'; go?: 'start' | 'see'; asks: boolean };
} = {
  toTake: { said: 'held', go: 'start', asks: true },
  toRead: { said: 'heldReport', go: 'see', asks: false },
  priced: { asks: true },
  free: { go: 'start', asks: true },
};

/** Other tests beside a report, each once, with where its reader stands: what is one's own leads to its test or report, the rest is ordered or begun. */
export function Offers({ orderNumber, extras, next, outcome }: Props) {
  const t = useWords('store.extras');
  const suggested = useWords('next.tests');
  const address = useAddress();
  const { goods } = useExam().exam;
  const offers = offersOf(extras, next);
  if (offers.length === 0) return <OtherTests />;
  const isSold = offers.some(({ state }) => state === 'priced');
  return (
    <section id="extras" className={`${styles.section} ${styles.offers}`} aria-labelledby="extras-title">
      <div className={styles.head}>
        <h2 id="extras-title">{t('title')}</h2>
        <p className="soft">{isSold ? t('lead', { goods }) : suggested('lead')}</p>
        <p className="small">
          <a href={address('/tests')}>{suggested('all')}</a>
        </p>
      </div>
      <ul role="list">
        {offers.map((offer) => (
          <Offer key={offer.examId} {...{ offer, orderNumber, outcome }} />
        ))}
      </ul>
    </section>
  );
}

interface OfferProps extends Pick<Props, 'orderNumber' | 'outcome'> {
  offer: Offered;
}

function Offer({ offer, orderNumber, outcome }: OfferProps) {
  const t = useWords('store.extras');
  const length = useWords('next.tests');
  const addressOf = useAddressOf();
  const { market } = useExam();
  const { examId, name, because, questionCount: questions, minutes, face, state } = offer;
  const { freeWithAccount: part, beyondAccount: beyond = '' } = offer;
  const { said, asks } = told[state];
  const lent = offer.extra?.byMembership ? { held: t('member'), heldReport: undefined } : undefined;
  const words = said && (lent ? lent[said] : t(said));
  return (
    <li className={`${styles.row} ${styles.offer}`}>
      <Picture picture={face.emblem} sizes="4.5rem" late className={styles.arch} />
      <div className={styles.words}>
        <h3>
          {asks ? (
            <a href={addressOf(pathOf(landingNamed(face.landing)), `${market}-${examId}`)}>{name}</a>
          ) : (
            name
          )}
        </h3>
        {asks && <p>{because}</p>}
        {asks && <p className="soft small">{length('length', { questions, minutes })}</p>}
        {words && <p className="soft small">{words}</p>}
        {!said && part && <p className="soft small">{t('account', { part, beyond })}</p>}
      </div>
      <Way {...{ offer, orderNumber, outcome }} />
    </li>
  );
}

function Way({ offer: { examId, name, state, extra, goods }, orderNumber, outcome }: OfferProps) {
  const t = useWords('store.extras');
  const wayTo = useWayToExtra();
  const { go } = told[state];
  if (go === undefined)
    return (
      extra && (
        <BuyExtra
          extra={extra}
          orderNumber={orderNumber}
          outcome={outcome?.skuId === extra.skuId ? outcome : undefined}
        />
      )
    );
  return (
    <a
      className="button button--quiet button--small"
      href={wayTo(extra ?? { examId, reportOrderNumber: null }, orderNumber)}
      aria-label={t(`${go}Named`, { name, goods })}
    >
      {t(go, { goods })}
      <Icon name="next" />
    </a>
  );
}

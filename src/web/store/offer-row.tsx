import { Form, useNavigation } from 'react-router';
import type { Offer, OfferReason, Shelf } from '#contract/shelf.ts';
import type { ExtraOutcome } from '../order/extras.server.ts';
import { useMoney } from '../order/price.ts';
import { TaxNote } from '../order/tax-note.tsx';
import { useAddressOf } from '../shell/addresses.ts';
import { ProblemNotice } from '../shell/problem-notice.tsx';
import { useWords } from '../shell/words.tsx';
import styles from './shelf.module.css';

type Test = Shelf['tests'][number];
type Goods = Shelf['own'][number]['goods'];

interface Props {
  test: Test;
  offer: Offer;
  /** What is owned that makes it cheaper. */
  goods: Goods;
  outcome: ExtraOutcome | undefined;
}

type Way =
  | { readonly label: 'take' | 'choose' | 'course' | 'resources' | 'account'; readonly path: string }
  | { readonly label: 'buy'; readonly intent: 'extra' | 'upgrade'; readonly what: Bought };

/** What its button names. */
type Bought = 'report' | 'certificate' | 'upgrade';

const take: Way = { label: 'take', path: '/answer/start' };
const choose: Way = { label: 'choose', path: '/paying/scheme' };
const extra = (what: Bought): Way => ({ label: 'buy', intent: 'extra', what });

/** How each is opened: a row each. */
const ways: { readonly [Why in OfferReason]: Way } = {
  price: take,
  taken: choose,
  reader: extra('report'),
  difference: { label: 'buy', intent: 'upgrade', what: 'upgrade' },
  rest: choose,
  certificate: extra('certificate'),
  course: { label: 'course', path: '/store/course' },
  brought: take,
  member: take,
  monthly: { label: 'resources', path: '/user/resources' },
  account: take,
  login: { label: 'account', path: '/user/register' },
};

/** One way further into a test: why it is offered, what it costs, what opens it. */
export function OfferRow({ test, offer, goods, outcome }: Props) {
  const t = useWords('shelf');
  const { why } = offer;
  const more = test.offers.length > 1 ? 'yes' : 'no';
  return (
    <div className={styles.offer}>
      <p className={styles.why}>{t(`why.${why}`, { product: offer.product ?? '', more, goods })}</p>
      <Cost offer={offer} />
      <Open way={ways[why]} {...{ test, offer, outcome }} />
    </div>
  );
}

function Cost({ offer: { price, from, instead } }: Pick<Props, 'offer'>) {
  const t = useWords('shelf');
  const extras = useWords('store.extras');
  const money = useMoney();
  if (!price) return <p className={styles.cost}>{t('nothing')}</p>;
  const said = money.price(price);
  return (
    <p className={styles.cost}>
      <b className="figures">{from ? t('from', { price: said }) : said}</b>
      <TaxNote tax={price.tax} className="whole" said={extras('tax', { tax: price.tax })} />
      {instead !== null && (
        <span className={`small soft ${styles.instead}`}>
          {t('instead', { price: money.price({ ...price, amount: instead }) })}
        </span>
      )}
    </p>
  );
}

function Open({ way, test, offer, outcome }: Omit<Props, 'goods'> & { way: Way }) {
  const t = useWords('shelf');
  const failed = useWords('store.extras');
  const addressOf = useAddressOf();
  const { formData } = useNavigation();
  const look = 'button button--quiet button--small';
  const { orderNumber, skuId } = offer;
  if (!('intent' in way)) {
    const reference = `${test.countryCode}-${test.examId}`;
    const query = way.label === 'choose' ? { orderNumber } : {};
    return (
      <a
        className={look}
        href={addressOf(way.path, reference, query)}
        aria-label={t(`${way.label}Named`, { name: test.name })}
      >
        {t(way.label)}
      </a>
    );
  }
  const ordering = formData?.get('skuId') === skuId && formData?.get('orderNumber') === orderNumber;
  return (
    <Form method="post" className={styles.buy}>
      <input type="hidden" name="intent" value={way.intent} />
      <input type="hidden" name="orderNumber" value={orderNumber ?? ''} />
      <input type="hidden" name="skuId" value={skuId ?? ''} />
      <button
        type="submit"
        className={look}
        aria-label={t('buyNamed', { what: way.what, name: offer.product ?? test.name })}
        aria-disabled={ordering}
      >
        {t('buy', { what: way.what })}
      </button>
      <ProblemNotice
        problem={ordering ? undefined : outcome?.problem}
        failed={failed('failed')}
        stake="payment"
      />
    </Form>
  );
}

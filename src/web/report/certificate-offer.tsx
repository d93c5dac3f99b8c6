import { BuyExtra, type Extra } from '../order/buy-extra.tsx';
import type { ExtraOutcome } from '../order/extras.server.ts';
import styles from './certificate.module.css';

interface Props {
  extra: Extra;
  orderNumber: string;
  outcome: ExtraOutcome | undefined;
}

/** A certificate where the order holds none yet: what it is, and its price. */
export function CertificateOffer({ extra, orderNumber, outcome }: Props) {
  return (
    <section className={styles.offer} aria-labelledby="certificate-title">
      <div>
        <h3 id="certificate-title">{extra.name}</h3>
        <p className="soft">{extra.summary}</p>
        <p className="soft">{extra.features[0]?.content}</p>
      </div>
      <BuyExtra extra={extra} orderNumber={orderNumber} outcome={outcome} />
    </section>
  );
}

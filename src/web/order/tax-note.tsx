import type { PriceTax } from '#locale/markets.ts';

interface Props {
  tax: PriceTax;
  /** How the price stands with it, in the words of its room. */
  said: string;
  className?: string | undefined;
}

/** Beside a price, what it says of its tax; nothing in a market that has none. */
export function TaxNote({ tax, said, className = '' }: Props) {
  return tax === 'none' ? null : (
    <>
      {' '}
      <span className={`small soft ${className}`.trim()}>{said}</span>
    </>
  );
}

import { drawSign, type Sign as Shares } from '#drawing/sign.ts';
import { Figure } from './figure.tsx';

interface Props {
  sign: Shares;
  className?: string | undefined;
}

/** Somebody's own six arches: ornament beside words that say what they stand for. */
export function Sign({ sign, className }: Props) {
  return <Figure figure={{ svg: drawSign(sign), alt: '' }} silent className={className} />;
}

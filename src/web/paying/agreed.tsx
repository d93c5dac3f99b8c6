import { ProtocolLink } from '../shell/protocols.tsx';
import { useWords } from '../shell/words.tsx';

/** The documents that an order agrees to: named, and linked, beside the button. */
export function Agreed({ membership }: { membership: boolean }) {
  const t = useWords('legal.agree');
  return (
    <p className="soft">
      {t.rich(membership ? 'membership' : 'once', {
        terms: (name) => <ProtocolLink id="terms">{name}</ProtocolLink>,
        subscription: (name) => <ProtocolLink id="subscription">{name}</ProtocolLink>,
        refunds: (name) => <ProtocolLink id="refunds">{name}</ProtocolLink>,
        privacy: (name) => <ProtocolLink id="privacy">{name}</ProtocolLink>,
      })}
    </p>
  );
}

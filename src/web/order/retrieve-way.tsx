import { useAddress } from '../shell/addresses.ts';

/** A quiet line for whoever bought in another browser: what is theirs comes by a mailed link. */
export function RetrieveWay({ children }: { children: string }) {
  const address = useAddress();
  return (
    <p className="small">
      <a href={address('/report/retrieve')}>{children}</a>
    </p>
  );
}

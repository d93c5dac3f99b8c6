import { asSent } from '../as-sent.ts';
import { useAddress } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useNonce } from '../shell/nonce.ts';
import { useWords } from '../shell/words.tsx';
import unfinished from './unfinished.js?raw';

const script = asSent(unfinished);

/** Where the number of the question comes to stand. */
const place = '⁂';

/**
 * The way back into a test that this device has not finished, beside the ways to start it: `data-ways` on what holds
 * them, `data-fresh` on what is for those who have none (base/ways.css). `Unfinished` after them all knows which.
 */
export function GoOn() {
  const t = useWords('way.start');
  const address = useAddress();
  const { exam } = useExam();
  const { examId, questionCount: count } = exam;
  return (
    <a className="button" href={address('/answer/question')} data-go-on data-exam={examId} data-place={place}>
      {t('goOn', { place, count })}
    </a>
  );
}

/** The small script that looks what this device has left, before anything is painted. */
export function Unfinished() {
  const nonce = useNonce();
  return <script nonce={nonce}>{script}</script>;
}

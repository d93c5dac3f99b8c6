import { GoOn, Unfinished } from '../order/go-on.tsx';
import { useAddress } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useHandle } from '../shell/handle.ts';
import { useWords } from '../shell/words.tsx';
import { Icon } from '../ui/icon.tsx';

/** The way to the start; to whoever has left the test in the middle, the way back into it. */
export function StartButton() {
  return (
    <span data-ways>
      <GoOn />
      <StartLink />
      <Unfinished />
    </span>
  );
}

/** The way to the start alone; the start screen knows what was left in the middle as well. */
export function StartLink() {
  const t = useWords('landing.hero');
  const address = useAddress();
  const landing = useHandle()?.landing;
  const { goods } = useExam().exam;
  return (
    <a className="button" href={address('/answer/start', { landing })} data-fresh>
      {t('start', { goods })}
      <Icon name="next" />
    </a>
  );
}

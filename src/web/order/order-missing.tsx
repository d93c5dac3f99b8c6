import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAddress } from '../shell/addresses.ts';
import { useExam } from '../shell/exam.tsx';
import { useWords } from '../shell/words.tsx';
import { Message } from '../ui/message.tsx';
import { latest } from './latest.ts';

interface Props {
  /** `none`: the address names no order. `foreign`: it names one that this browser may not see. */
  reason: 'none' | 'foreign';
  /** The screen's own path, to which the browser's latest order is added where there is one. */
  path: string;
}

/** No order to show: the browser's latest one if it knows one, else the test and the retrieval. */
export function OrderMissing({ reason, path }: Props) {
  const t = useWords('support.order');
  const address = useAddress();
  const navigate = useNavigate();
  const { exam } = useExam();

  useEffect(() => {
    const orderNumber = reason === 'none' ? latest('order', exam.examId) : undefined;
    if (orderNumber) void navigate(address(path, { orderNumber }), { replace: true });
  }, [reason, exam.examId, path, address, navigate]);

  if (path === '/paying/withdraw') return <ContractMissing leaving="withdraw" />;
  if (path === '/member') return <ContractMissing leaving="cancel" />;
  if (path === '/paying/subscribe/check') return <MembershipForeign />;
  return (
    <Message
      title={reason === 'none' ? t('missingTitle') : t('foreignTitle')}
      text={reason === 'none' ? t('missingText') : t('foreignText')}
    >
      <a className="button" href={address('/report/retrieve')}>
        {t('retrieve')}
      </a>
      <a className="button button--quiet" href={address('/answer/start')}>
        {t('test')}
      </a>
    </Message>
  );
}

/** The footer leads here from every page: where the link to one's own contract is, and that a message does as well. */
function ContractMissing({ leaving }: { leaving: 'withdraw' | 'cancel' }) {
  const t = useWords('support.order');
  const address = useAddress();
  return (
    <Message title={t(`${leaving}Title`)} text={t(`${leaving}Text`)}>
      <a className="button" href={address('/report/retrieve')}>
        {t('newLink')}
      </a>
      <a className="button button--quiet" href={address('/support')}>
        {t('write')}
      </a>
    </Message>
  );
}

/** Only what can be told of is somebody else's: who has no membership is told so by the screen itself. */
function MembershipForeign() {
  const t = useWords('support.order');
  const onward = useWords('onward.to');
  const address = useAddress();
  return (
    <Message title={t('foreignTitle')} text={t('foreignMembership')}>
      <a className="button" href={address('/report/retrieve')}>
        {t('newLink')}
      </a>
      <a className="button button--quiet" href={address('/member')}>
        {onward('member')}
      </a>
    </Message>
  );
}

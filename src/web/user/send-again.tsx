import { useNavigation } from 'react-router';
import { useWords } from '../shell/words.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { Outcome } from './outcome.ts';
import { UserForm } from './user-form.tsx';

interface Props {
  /** Of the form that had the first code sent. */
  intent: string;
  email: string;
  outcome: Outcome | undefined;
}

/** Has another code sent, and says that it was: the one before it is good for nothing from then on (`server/accounts/codes.ts`). */
export function SendAgain({ intent, email, outcome }: Props) {
  const t = useWords('user.form');
  const sending = useNavigation().formData?.get('intent') === intent;
  return (
    <UserForm intent={intent} submit={t('again')} outcome={outcome} hidden={{ email, again: '1' }} quiet>
      {() => (
        <div role="status">
          {!sending && outcome?.again && (
            <p className="notice notice--good">
              <Unbroken part={email} within={t('sentAgain', { email })} />
            </p>
          )}
        </div>
      )}
    </UserForm>
  );
}

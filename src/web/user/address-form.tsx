import { useWords } from '../shell/words.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import { Field } from './field.tsx';
import { Code } from './fields.tsx';
import type { Outcome } from './outcome.ts';
import { SendAgain } from './send-again.tsx';
import { UserForm } from './user-form.tsx';

/** Another address: a code goes to it, and with the code and the password it takes the old one's place. */
export function AddressForm({ outcome }: { outcome: Outcome | undefined }) {
  const t = useWords('user.setting');
  const form = useWords('user.form');
  const email = outcome?.typed?.email ?? '';
  if (outcome?.intent === 'email' && outcome.done) {
    return (
      <p role="status" className="notice notice--good">
        {t('saved')}
      </p>
    );
  }
  if (outcome?.sent && (outcome.intent === 'email' || outcome.intent === 'sendCode'))
    return (
      <>
        <UserForm
          key="email"
          intent="email"
          submit={t('changeEmail')}
          outcome={outcome}
          hidden={{ email }}
          quiet
        >
          {(errors) => (
            <>
              <p role="status" className="notice">
                <Unbroken part={email} within={t('emailSent', { email })} />
              </p>
              <Code errors={errors} />
              <Field
                name="password"
                type="password"
                autoComplete="current-password"
                label={form('password')}
                error={errors.password}
              />
            </>
          )}
        </UserForm>
        <SendAgain intent="sendCode" email={email} outcome={outcome} />
      </>
    );
  return (
    <UserForm key="sendCode" intent="sendCode" submit={t('changeEmail')} outcome={outcome} quiet>
      {(errors) => (
        <Field
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('newEmail')}
          hint={t('emailText')}
          defaultValue={outcome?.intent === 'sendCode' ? outcome.typed?.email : undefined}
          error={errors.email}
        />
      )}
    </UserForm>
  );
}

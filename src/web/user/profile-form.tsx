import { useId } from 'react';
import { bounds } from '#contract/bounds.ts';
import { genders } from '#contract/profile.ts';
import { useWords } from '../shell/words.tsx';
import { Field } from './field.tsx';
import type { Outcome } from './outcome.ts';
import type { Person } from './person.server.ts';
import { UserForm } from './user-form.tsx';

interface Props {
  person: Person;
  outcome: Outcome | undefined;
}

/** Name, nickname, phone, birthday and gender. */
export function ProfileForm({ person, outcome }: Props) {
  const t = useWords('user.setting');
  const form = useWords('user.form');
  const id = useId();
  const own = outcome?.intent === 'profile' ? outcome : undefined;
  const shown = (name: 'name' | 'nickname' | 'phone' | 'birthday') =>
    own?.typed?.[name] ?? person[name] ?? '';
  return (
    <>
      <UserForm intent="profile" submit={t('save')} outcome={outcome} quiet>
        {(errors) => (
          <>
            <Field
              name="name"
              autoComplete="name"
              maxLength={bounds.name.max}
              label={form('name')}
              defaultValue={shown('name')}
              error={errors.name}
            />
            <Field
              name="nickname"
              autoComplete="nickname"
              label={t('nickname')}
              defaultValue={shown('nickname')}
              error={errors.nickname}
            />
            <Field
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              label={t('phone')}
              defaultValue={shown('phone')}
              error={errors.phone}
            />
            <Field
              name="birthday"
              autoComplete="bday"
              maxLength={20}
              label={t('birthday')}
              hint={t('birthdayHint')}
              defaultValue={shown('birthday')}
              error={errors.birthday}
            />
            <div className="field">
              <label htmlFor={id}>{t('gender')}</label>
              <select
                id={id}
                name="gender"
                autoComplete="sex"
                defaultValue={own?.typed?.gender ?? person.gender}
              >
                {genders.map((gender) => (
                  <option key={gender} value={gender}>
                    {t(gender)}
                  </option>
                ))}
              </select>
            </div>
          </>
        )}
      </UserForm>
      <p role="status" className="notice notice--good">
        {own?.done && t('saved')}
      </p>
    </>
  );
}

import { endSession, logout, sendCaptcha, updateAddress, updateUser } from '#contract/accounts.ts';
import { bounds } from '#contract/bounds.ts';
import { removePasskey } from '#contract/passkeys.ts';
import { genders, readBirthday, readPhone } from '#contract/profile.ts';
import type { Host } from '../host.ts';
import { challengeFor, proofIn } from '../shell/human.server.ts';
import { hasErrors, type Outcome, refusedBy } from './outcome.ts';
import { captchaIn, emailIn, typedIn } from './read.ts';

/** What a form of the settings does; `'out'` where nobody is logged in afterwards. */
export async function changeSetting(host: Host, form: FormData): Promise<Outcome | 'out'> {
  const intent = typedIn(form, 'intent');
  const act = Object.hasOwn(acts, intent) ? acts[intent as keyof typeof acts] : profile;
  return act(host, form);
}

const acts = { profile, sendCode, email, end, removePasskey: dropPasskey, logout: leave };

async function profile(host: Host, form: FormData): Promise<Outcome> {
  const intent = 'profile';
  const text = (name: string) => typedIn(form, name).trim();
  const [name, nickname, phone, birthday] = [text('name'), text('nickname'), text('phone'), text('birthday')];
  const typed = { name, nickname, phone, birthday, gender: text('gender') };
  const errors = {
    name: name === '' ? ('nameMissing' as const) : undefined,
    nickname: nickname.length > bounds.nickname.max ? ('nicknameLength' as const) : undefined,
    phone: phone !== '' && readPhone(phone) === undefined ? ('phoneWrong' as const) : undefined,
    birthday:
      birthday !== '' && readBirthday(birthday, new Date()) === undefined
        ? ('dateInvalid' as const)
        : undefined,
  };
  if (hasErrors(errors)) return { intent, errors, typed };
  const answer = await host.call(updateUser, {
    body: {
      name,
      nickname: nickname || null,
      phone: phone === '' ? null : (readPhone(phone) ?? null),
      birthday: birthday || null,
      gender: genders.find((gender) => gender === typed.gender) ?? 'confidential',
    },
  });
  return answer.ok ? { intent, done: true } : refusedBy(answer, { intent, typed });
}

async function sendCode(host: Host, form: FormData): Promise<Outcome> {
  const { email: read, error } = emailIn(form);
  const typed = { email: typedIn(form, 'email') };
  if (error) return { intent: 'sendCode', errors: { email: error }, typed };
  const answer = await host.call(sendCaptcha, { query: { email: read, ...proofIn(form) } });
  const again = form.has('again');
  if (answer.ok) return { intent: 'email', sent: true, again, typed: { email: read } };
  const shown = { intent: 'sendCode', typed, sent: again };
  const challenge = await challengeFor(host, form, answer);
  return challenge ? { ...shown, challenge } : refusedBy(answer, shown);
}

async function email(host: Host, form: FormData): Promise<Outcome> {
  const shown = { intent: 'email', sent: true, typed: { email: typedIn(form, 'email') } };
  const { captcha, error } = captchaIn(form);
  const password = typedIn(form, 'password');
  const errors = { captcha: error, password: password === '' ? ('passwordMissing' as const) : undefined };
  if (hasErrors(errors)) return { ...shown, errors };
  const answer = await host.call(updateAddress, { body: { email: shown.typed.email, captcha, password } });
  return answer.ok ? { intent: 'email', done: true } : refusedBy(answer, shown);
}

async function end(host: Host, form: FormData): Promise<Outcome> {
  const id = typedIn(form, 'id');
  const answer = await host.call(endSession, { body: id === '' ? {} : { id } });
  return answer.ok ? { intent: 'end', done: true } : refusedBy(answer, { intent: 'end' });
}

async function dropPasskey(host: Host, form: FormData): Promise<Outcome> {
  const intent = 'removePasskey';
  const answer = await host.call(removePasskey, { body: { id: typedIn(form, 'id') } });
  return answer.ok ? { intent, done: true } : refusedBy(answer, { intent });
}

async function leave(host: Host, form: FormData): Promise<Outcome | 'out'> {
  const answer = await host.call(logout, { body: { lock: form.get('lock') === 'on' } });
  return answer.ok ? 'out' : refusedBy(answer, { intent: 'logout' });
}

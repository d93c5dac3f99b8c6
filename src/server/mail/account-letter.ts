import type { MailProps } from '#server/jobs/mails.ts';
import type { Letter } from './letter.ts';
import { type Places, pageOf } from './places.ts';
import { mailWords } from './words.ts';

/** Where each letter leads; those with a code need no link, since the page that asked is open. */
const leadsTo = {
  confirm: undefined,
  code: undefined,
  known: 'login',
  unknown: 'register',
  changed: 'forgot-password',
  passkey: 'forgot-password',
} as const;

/** What is written to the mailbox of an account, or of none. */
export function accountLetter(props: MailProps<'mail.account'>, places: Places): Letter {
  const words = mailWords(props.locale);
  const { says, codeId, reference } = props;
  const screen = leadsTo[says];
  const holdsCode = screen === undefined && codeId !== null;
  const code = holdsCode ? { label: words('account.label'), value: places.codeOf(codeId) } : undefined;
  return {
    subject: words(`account.${says}.subject`),
    title: words(`account.${says}.title`),
    paragraphs: [words(`account.${says}.text`)],
    // Read off the list of mails, the code needs no opening.
    ...(code && { code, preview: `${code.label}: ${code.value}` }),
    links: screen
      ? [
          {
            label: words(`account.links.${screen}`),
            url: pageOf(places, `/user/${screen}/${reference}`, props.locale),
          },
        ]
      : [],
    small: [...(code ? [words('account.care')] : []), words(`account.${says}.notYou`)],
    signature: words('common.signature'),
  };
}

import { writtenDay } from '#locale/dates.ts';
import type { Variety } from '#locale/locales.ts';
import type { MailProps } from '#server/jobs/mails.ts';
import { wordsIn } from '#words/translator.ts';
import { inOneLine, type Letter } from './letter.ts';
import { type Places, pageOf } from './places.ts';
import { mailWords } from './words.ts';

type Membership = MailProps<'mail.membership-started'>;

/** What differs from letter to letter. */
interface Said {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly opens?: true;
  /** What the member centre is opened for, where that is one thing. */
  readonly way?: string;
}

/** A membership has begun. */
export function membershipStarted(props: Membership, places: Places): Letter {
  const { words, next, cancel } = sentencesOf(props);
  return letterOf(props, places, {
    title: words('mails.started.subject'),
    opens: true,
    paragraphs: [words('mails.started.lead'), next, cancel],
  });
}

/** A further period was paid. */
export function membershipRenewed(props: Membership, places: Places): Letter {
  const { words, next, cancel } = sentencesOf(props);
  return letterOf(props, places, {
    title: words('mails.renewed.subject'),
    paragraphs: [words('mails.renewed.lead'), next, cancel],
  });
}

/** A renewal was declined: what is owed, what is kept and until when, and the way to pay with another card. */
export function membershipPastDue(props: Membership, places: Places): Letter {
  const { words, price } = sentencesOf(props);
  const date = writtenDay(new Date(props.graceUntil ?? props.periodEnd), props.locale);
  return letterOf(props, places, {
    title: words('mails.pastDue.subject'),
    paragraphs: [
      words('mails.pastDue.lead', { price }),
      words('mails.pastDue.card'),
      words('mails.pastDue.grace', { date }),
    ],
    way: words('mails.pastDue.pay'),
  });
}

/** A cancellation was received, with the day on which the membership ends. */
export function membershipCanceled(props: Membership, places: Places): Letter {
  const { words, date } = sentencesOf(props);
  return letterOf(props, places, {
    title: words('mails.canceled.subject'),
    paragraphs: [words('mails.canceled.lead', { date }), words('mails.canceled.keep')],
  });
}

/** A cancellation was taken back. */
export function membershipResumed(props: Membership, places: Places): Letter {
  const { words, next, cancel } = sentencesOf(props);
  return letterOf(props, places, {
    title: words('mails.resumed.subject'),
    paragraphs: [words('mails.resumed.lead'), next, cancel],
  });
}

/** Another plan from the next period on. */
export function membershipSwitched(props: Membership, places: Places): Letter {
  const { words, date, price, cancel } = sentencesOf(props);
  return letterOf(props, places, {
    title: words('mails.switched.subject', { date }),
    paragraphs: [
      words('mails.switched.lead', { date, plan: props.plan, price }),
      words('mails.switched.today'),
      cancel,
    ],
  });
}

/** A renewal comes after a long time: when, for how much, and how it is kept from coming. */
export function membershipReminder(props: Membership, places: Places): Letter {
  const { words, date, price, cancel } = sentencesOf(props);
  return letterOf(props, places, {
    title: words('mails.reminder.subject', { date }),
    paragraphs: [
      words('mails.reminder.lead', { date, plan: props.plan, price }),
      words('mails.reminder.choice'),
      cancel,
    ],
  });
}

/** A membership has ended. */
export function membershipEnded(props: Membership, places: Places): Letter {
  const { words } = sentencesOf(props);
  return letterOf(props, places, {
    title: words('mails.ended.subject'),
    paragraphs: [words('mails.ended.lead'), words('mails.ended.keep')],
  });
}

const membershipWords = (locale: Variety) => wordsIn(locale, 'membership');

function sentencesOf({ locale, periodEnd, price }: Membership) {
  const words = membershipWords(locale);
  const date = writtenDay(new Date(periodEnd), locale);
  return {
    words,
    date,
    price,
    next: words('mails.common.next', { date, price }),
    cancel: words('mails.common.cancel'),
  };
}

function letterOf(
  { locale, reference, plan, orderNumber }: Membership,
  places: Places,
  { title, opens, paragraphs, way }: Said,
): Letter {
  const words = membershipWords(locale);
  const common = mailWords(locale);
  return {
    subject: inOneLine(title),
    title,
    ...(opens && { opens }),
    paragraphs,
    links: [
      { label: way ?? words('mails.common.open'), url: pageOf(places, `/member/${reference}`, locale) },
      {
        label: words('mails.common.retrieve'),
        url: pageOf(places, `/report/retrieve/${reference}`, locale),
        quiet: true,
      },
    ],
    small: [
      words('mails.common.browser', { contact: places.supportEmail }),
      words('mails.common.order', { plan, orderNumber }),
      common('common.why'),
    ],
    signature: common('common.signature'),
  };
}
